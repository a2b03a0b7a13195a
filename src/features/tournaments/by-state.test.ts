import { expect, test } from "vitest";
import { tournamentsByState } from "./by-state.ts";

const tournament = (id: string, Start_date: string, End_date: string) => ({ id, Start_date, End_date });

const all = [
  tournament("soon", "2026-11-25", "2026-11-30"),
  tournament("long ago", "2026-01-01", "2026-01-31"),
  tournament("later", "2026-12-25", "2026-12-30"),
  tournament("ends last", "2026-11-01", "2026-12-15"),
  tournament("lately", "2026-10-01", "2026-11-19"),
  tournament("ends first", "2026-11-15", "2026-11-22"),
];
const at = (moment: string) => {
  const states = tournamentsByState(all, Date.parse(moment));
  return Object.fromEntries(Object.entries(states).map(([state, list]) => [state, list.map(({ id }) => id)]));
};

test("each is in one list, the nearest in time first", () => {
  expect(at("2026-11-20T12:00:00+03:00")).toEqual({
    active: ["ends first", "ends last"],
    upcoming: ["soon", "later"],
    concluded: ["lately", "long ago"],
  });
});

test("they change lists with the clock", () => {
  expect(at("2026-11-25T00:00:00+03:00")).toEqual({
    active: ["soon", "ends last"],
    upcoming: ["later"],
    concluded: ["ends first", "lately", "long ago"],
  });
});
