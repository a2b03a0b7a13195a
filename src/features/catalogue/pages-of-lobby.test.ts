import { expect, test } from "vitest";
import { pagesOfLobby } from "./stored-lobby.ts";

test("pages are in the catalogue's order, without those of other lobbies, languages and versions of the site", () => {
  const page = (key: string) => ({ key, items: [], etag: null, received: 1, total: 1, checkedAt: 0 });
  const pages = ["tr live 0", "tr slot 1000", "en slot 0", "tr slot 500", "tr slot 0"].map(page);
  const { items, ...earlier } = page("tr slot 1500");
  expect(items).toEqual([]);
  expect(pagesOfLobby([...pages, earlier], "tr", "slot").map(({ key }) => key)).toEqual([
    "tr slot 0",
    "tr slot 500",
    "tr slot 1000",
  ]);
});
