import { matchesGlob } from "node:path";
import { expect, it } from "vitest";
import { precachedFiles } from "./service-worker.ts";

const isPrecached = (file: string) => precachedFiles.some((pattern) => matchesGlob(file, pattern));

it("precaches the app, and nothing that players do not need", () => {
  const files = ["index.html", "assets/index-1a2b.js", "fonts/onest.woff2", "contract/openapi.json", "config.json"];
  expect(files.filter(isPrecached)).toEqual(["index.html", "assets/index-1a2b.js", "fonts/onest.woff2"]);
});
