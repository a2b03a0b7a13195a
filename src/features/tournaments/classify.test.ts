import { describe, expect, test } from "vitest";
import { classifyTournament, runningTournaments } from "./tournaments-queries.ts";

const at = (text: string) => Date.parse(text);
const tournament = {
  Start_date: "2026-11-10T20:00:00+03:00",
  End_date: "2026-11-17T20:00:00+03:00",
};

describe("a tournament's state follows the clock", () => {
  test.each([
    ["2026-11-10T16:59:59.999Z", "upcoming"],
    ["2026-11-10T17:00:00Z", "active"],
    ["2026-11-17T16:59:59.999Z", "active"],
    ["2026-11-17T17:00:00Z", "concluded"],
  ])("at %s it is %s", (moment, state) => {
    expect(classifyTournament(tournament, at(moment))).toBe(state);
  });

  test("without an end it stays active once begun", () => {
    const open = { ...tournament, End_date: "" };
    expect(classifyTournament(open, at("2030-01-01T00:00:00Z"))).toBe("active");
  });

  test("with an end before its start it is never active", () => {
    const reversed = { Start_date: tournament.End_date, End_date: tournament.Start_date };
    expect(classifyTournament(reversed, at("2026-11-12T00:00:00Z"))).toBe("concluded");
  });

  test("with invalid dates it is never shown as active", () => {
    expect(classifyTournament({ Start_date: "yarın" }, Date.now())).toBe("concluded");
    expect(classifyTournament({ End_date: "2026-99-01" }, 0)).toBe("concluded");
  });
});

test("active ones are sorted by their end, otherwise in the operator's order", () => {
  const nowMs = at("2026-11-12T00:00:00Z");
  const later = { ...tournament, End_date: "2026-11-20T00:00:00Z", id: "later" };
  const first = { ...tournament, End_date: "2026-11-13T00:00:00Z", id: "first" };
  const openOne = { ...tournament, End_date: undefined, id: "open one" };
  const openTwo = { ...tournament, End_date: undefined, id: "open two" };
  const over = { ...tournament, End_date: "2026-11-11T00:00:00Z", id: "over" };
  expect(runningTournaments([openOne, later, over, openTwo, first], nowMs).map(({ id }) => id)).toEqual([
    "first",
    "later",
    "open one",
    "open two",
  ]);
});
