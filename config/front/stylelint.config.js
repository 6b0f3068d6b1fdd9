// What a browser drops without a word: unknown properties and values, doubled declarations, empty rules.
export default {
  extends: ["stylelint-config-recommended"],
  rules: {
    // The sheets follow the page from top to bottom: a thing may come back where its neighbour is told.
    "no-descending-specificity": null,
    "no-duplicate-selectors": null,
  },
};
