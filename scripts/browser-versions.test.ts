import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./run.ts";

/** The browsers that a text names, with their versions: `Firefox 126`. */
function versionsIn(text: string): readonly string[] {
  const found = text.matchAll(/(Edge|Firefox|Samsung Internet|Safari)\s+(\d+(?:\.\d+)?)/g);
  return [...found].map(([, browser, version]) => `${browser} ${version}`);
}

test("the page for browsers that are too old names the versions of the README, in both languages", async () => {
  const [readme = ""] =
    /Players need [^]*?or a newer version/.exec(await readFile(join(root, "README.md"), "utf8")) ?? [];
  const needed = versionsIn(readme);
  expect(needed).toHaveLength(4);
  const page = await readFile(join(root, "public/device-unsupported.html"), "utf8");
  expect(versionsIn(page)).toEqual([...needed, ...needed]);
});
