// Before the first paint: the theme the visitor chose last time, if any.
try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") {
    document.documentElement.dataset.theme = theme;
  }
} catch {
  // no storage: the system decides
}
document.documentElement.classList.add("js");
