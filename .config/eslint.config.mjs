import eslint from "@eslint/js";
import jest from "eslint-plugin-jest";
import tseslint from "typescript-eslint";

export default tseslint.config(
  { ignores: ["**/dist/**", "**/node_modules/**", "**/.cache/**"] },
  eslint.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ["**/*.mjs"],
    languageOptions: {
      globals: {
        process: "readonly",
        console: "readonly",
        URL: "readonly",
        fetch: "readonly",
        performance: "readonly",
        Buffer: "readonly",
        setTimeout: "readonly",
        Response: "readonly",
      },
    },
  },
  {
    files: ["src/**/*.{ts,tsx}"],
    rules: {
      eqeqeq: "error",
      "no-console": "error",
      "no-param-reassign": "error",
      "@typescript-eslint/consistent-type-imports": "error",
    },
  },
  {
    // ECMAScript leaves the last bits of these to the engine; the project's own give the same everywhere.
    files: ["src/estimators/*.ts", "src/functions/**/*.ts"],
    rules: {
      "no-restricted-properties": [
        "error",
        ...[
          "exp",
          "expm1",
          "log",
          "log1p",
          "log2",
          "log10",
          "pow",
          "sinh",
          "cosh",
          "tanh",
          "sin",
          "cos",
          "tan",
          "cbrt",
          "hypot",
        ].map((property) => ({ object: "Math", property, message: "It has other bits in another engine." })),
      ],
    },
  },
  {
    // Excel hands every cell over as any[][]; the metadata generator reads that very type.
    files: ["src/functions/formulas/*.ts"],
    rules: { "@typescript-eslint/no-explicit-any": "off" },
  },
  {
    files: ["test/**/*.ts"],
    plugins: { jest },
    rules: { "jest/no-focused-tests": "error", "jest/no-disabled-tests": "error", "jest/no-identical-title": "error" },
  },
);
