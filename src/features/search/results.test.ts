import { expect, test } from "vitest";
import { countFound, type Found, mergeFound, nothingFound } from "./results.ts";

const item = (id: string) => ({ id, name: `Oyun ${id}`, providerName: "Karo", image: "" });
const found = (games: string[], tables: string[] = []): Found => ({
  games: games.map(item),
  tables: tables.map(item),
  providers: [],
});

test("the operator's results follow the device's, without repeats", () => {
  const merged = mergeFound(found(["2", "1"], ["7"]), found(["1", "3"], ["7", "8"]));
  expect(merged.games.map(({ id }) => id)).toEqual(["2", "1", "3"]);
  expect(merged.tables.map(({ id }) => id)).toEqual(["7", "8"]);
  expect(countFound(merged)).toBe(5);
});

test("a provider of slots and one of live tables may have the same id", () => {
  const slots = { ...nothingFound, providers: [{ lobby: "slot" as const, id: "1", name: "Karo" }] };
  const live = { ...nothingFound, providers: [{ lobby: "live" as const, id: "1", name: "Karo Live" }] };
  expect(mergeFound(slots, live).providers).toHaveLength(2);
});

test("without new results the list keeps its identity, so that nothing re-renders", () => {
  const first = found(["1"]);
  expect(mergeFound(first, found(["1"])).games).toBe(first.games);
});
