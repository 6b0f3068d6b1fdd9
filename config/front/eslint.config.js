import js from "@eslint/js";
import globals from "globals";

// What the types do not see: code that says something else than it means. How it is laid out is nobody's business here.
export default [
  js.configs.recommended,
  {
    languageOptions: { ecmaVersion: 2024, sourceType: "module", globals: { ...globals.browser, ...globals.serviceworker } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: "error",
      "no-var": "error",
      "prefer-const": "error",
      "no-implicit-globals": "error",
      "no-undef": "off", // the types say it better
    },
  },
];
