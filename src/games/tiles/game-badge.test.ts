import { expect, test } from "vitest";
import { gameBadge } from "./GameBadgeLabel.tsx";
import { shelfCategories } from "../queries.ts";

test("a tile shows the badge that says most", () => {
  expect(gameBadge(["hot", "new"])).toBe("new");
  expect(gameBadge(["new", "exclusive", "jackpot"])).toBe("jackpot");
});

test("badges of another operator are passed over", () => {
  expect(gameBadge(["sponsored", "hot"])).toBe("hot");
  expect(gameBadge(["sponsored"])).toBeUndefined();
  expect(gameBadge(undefined)).toBeUndefined();
});

test("shelves are for categories with games, and not for the quick access", () => {
  const category = (CategoryID: string, count: number) => ({ CategoryID, name: "", icon: undefined, count });
  expect(
    shelfCategories([category("2", 40), category("94", 50), category("5", 0), category("1", 1)]).map(
      ({ CategoryID }) => CategoryID,
    ),
  ).toEqual(["2", "1"]);
});
