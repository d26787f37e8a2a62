import { root } from "./install.mjs";

const shared = {
  rootDir: root,
  extensionsToTreatAsEsm: [".ts", ".tsx"],
  testEnvironment: "node",
  transform: {
    "\\.tsx?$": [
      "@swc/jest",
      {
        jsc: {
          target: "es2022",
          parser: { syntax: "typescript", tsx: true },
          transform: { react: { runtime: "automatic" } },
        },
        module: { type: "es6" },
      },
    ],
  },
};

/** unit: nothing but the sources; built: reads dist/; e2e: drives a browser over dist/. */
export default {
  rootDir: root,
  maxWorkers: 2,
  projects: [
    {
      ...shared,
      displayName: "unit",
      testMatch: ["<rootDir>/test/**/*.test.{ts,tsx}"],
      testPathIgnorePatterns: ["/test/e2e/", "/test/built/"],
    },
    { ...shared, displayName: "built", testMatch: ["<rootDir>/test/built/**/*.test.ts"] },
    { ...shared, displayName: "e2e", testMatch: ["<rootDir>/test/e2e/**/*.test.ts"] },
  ],
  testTimeout: 300000,
};
