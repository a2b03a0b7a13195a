import { expect, test } from "vitest";
import { commonBadge, gameBadge } from "./Tile.tsx";
import { shelfCategories } from "./games-queries.ts";

test("a tile shows its most important badge", () => {
  expect(gameBadge(["hot", "new"])).toBe("new");
  expect(gameBadge(["new", "exclusive", "jackpot"])).toBe("jackpot");
});

test("unknown badges are ignored", () => {
  expect(gameBadge(["sponsored", "hot"])).toBe("hot");
  expect(gameBadge(["sponsored"])).toBeUndefined();
  expect(gameBadge(undefined)).toBeUndefined();
});

test("a badge that all games of a list have tells nothing there, so the next one counts", () => {
  const games = [{ badges: ["hot"] }, { badges: ["new", "hot"] }, { badges: ["hot", "sponsored"] }];
  expect(commonBadge(games)).toBe("hot");
  expect(games.map(({ badges }) => gameBadge(badges, "hot"))).toEqual([undefined, "new", undefined]);
  expect(commonBadge([...games, {}])).toBeUndefined();
  expect(commonBadge([])).toBeUndefined();
  expect(commonBadge([{ badges: ["hot"] }])).toBeUndefined();
});

test("shelves show categories with games, except the quick access", () => {
  const category = (CategoryID: string, count: number) => ({ CategoryID, name: "", icon: undefined, count });
  expect(
    shelfCategories([category("2", 40), category("94", 50), category("5", 0), category("1", 1)]).map(
      ({ CategoryID }) => CategoryID,
    ),
  ).toEqual(["2", "1"]);
});
