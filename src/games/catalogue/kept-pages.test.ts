import { expect, test } from "vitest";
import { inOrder } from "./kept-lobby.ts";

test("pages are in the catalogue's order, without those of other languages", () => {
  const keys = ["tr live 0", "tr slot 1000", "en slot 0", "tr slot 500", "tr slot 0"];
  const pages = keys.map((key) => {
    return { key, rows: new TextEncoder().encode(key), etag: null, received: 1, total: 1, checkedAt: 0 };
  });
  const texts = inOrder(pages, "tr").map(({ lobby, rows }) => [lobby, new TextDecoder().decode(rows)]);
  expect(texts).toEqual([
    ["slot", "tr slot 0"],
    ["slot", "tr slot 500"],
    ["slot", "tr slot 1000"],
    ["live", "tr live 0"],
  ]);
});
