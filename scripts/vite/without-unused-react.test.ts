import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { emptied } from "./without-unused-react.ts";

const folder = dirname(createRequire(import.meta.url).resolve("react-dom/package.json"));
const source = await readFile(join(folder, "cjs/react-dom-client.production.js"), "utf8");

test("the installed react-dom has each function that the build empties", () => {
  const code = emptied(source);
  expect(code).toContain("function startViewTransition() {}\n");
  expect(code).toContain("function popHydrationState() {}\n");
  expect(code).not.toContain("FragmentInstance.prototype");
  expect(code.length).toBeLessThan(source.length - 50_000);
});

test("another version of react-dom is refused", () => {
  expect(() => emptied(source.replace(/exports\.version = ".*"/, 'exports.version = "20.0.0"'))).toThrow("not 19.3.1");
});

test("a function that react-dom no longer has is reported", () => {
  const renamed = source.replace("function popHydrationState(", "function popHydration(");
  expect(() => emptied(renamed)).toThrow("popHydrationState 0 times");
});
