import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { iconNames } from "../src/ui/icon-name.ts";
import { root } from "./run.ts";

it("has exactly the icons that src/ui/icon-name.ts names, all on one grid", async () => {
  const sprite = await readFile(join(root, "src/ui/sprite.svg"), "utf8");
  const symbols = sprite.matchAll(/<symbol id="icon-([\w-]+)" viewBox="0 0 24 24">/g);
  const drawn = Array.from(symbols, ([, id]) => id);
  expect(drawn).toHaveLength(sprite.split("<symbol").length - 1);
  expect(drawn).toHaveLength(iconNames.length);
  expect(new Set(drawn)).toEqual(new Set<unknown>(iconNames));
});
