import { expect, test } from "vitest";
import { playerLimits } from "../../contract/limit-items.ts";
import * as v from "valibot";
import { knownProblem, type StoredLimits } from "./before-launch.ts";
import type { GameFacts } from "./find-game.ts";

const now = Date.parse("2026-03-14T12:00:00Z");
const nothing = { day: null, week: null, month: null };

function limits(loss: object, lost: object, updatedAt = now): StoredLimits {
  const data = v.parse(playerLimits, {
    deposit: nothing,
    loss: { ...nothing, ...loss },
    session: { minutes: null },
    realityCheck: { minutes: null },
    raiseAfterHours: 72,
    pending: [],
    used: { deposit: nothing, loss: { ...nothing, ...lost } },
  });
  return { answer: { data, message: "", dropped: 0 }, updatedAt };
}

const table = (open: boolean, openingHours?: string) =>
  ({ game: { tableID: "7", open, openingHours } }) as unknown as GameFacts;
const game = (hasDemo?: boolean) => ({ game: { gameID: "7", hasDemo } }) as unknown as GameFacts;
const slot = { type: "slot", id: "7" } as const;
const demo = { ...slot, gamingType: "demo" };
const reached = limits({ week: "500.00" }, { week: "500.00" });

test("a closed table is known to be closed, with its hours", () => {
  const address = { type: "live", id: "7" } as const;
  expect(knownProblem(address, table(false, "19.00–03.00"), undefined, now, "+03:00")).toEqual({
    kind: "closed",
    openingHours: "19.00–03.00",
  });
  expect(knownProblem(address, table(true), undefined, now, "+03:00")).toBeUndefined();
  expect(knownProblem(address, {}, undefined, now, "+03:00")).toBeUndefined();
});

test("a game without a demo is known to have none, and an unknown one is tried", () => {
  expect(knownProblem(demo, game(false), undefined, now, "+03:00")).toEqual({ kind: "no-demo" });
  expect(knownProblem(demo, game(true), undefined, now, "+03:00")).toBeUndefined();
  expect(knownProblem(demo, game(), undefined, now, "+03:00")).toBeUndefined();
  expect(knownProblem(slot, game(false), undefined, now, "+03:00")).toBeUndefined();
});

test("a loss limit that is reached keeps games from opening, and no demo", () => {
  expect(knownProblem(slot, {}, reached, now, "+03:00")).toEqual({ kind: "limit", period: "week" });
  expect(knownProblem({ type: "virtual", id: "zeplin" }, {}, reached, now, "+03:00")).toMatchObject({ kind: "limit" });
  expect(knownProblem(demo, game(true), reached, now, "+03:00")).toBeUndefined();
});

test("a limit that is not reached, not counted, or was read on another day, does not", () => {
  const other = [
    undefined,
    limits({ day: "500.00" }, { day: "499.99" }),
    limits({ day: "500.00" }, {}),
    // 23.59 in Türkiye on the day before.
    limits({ day: "500.00" }, { day: "500.00" }, Date.parse("2026-03-13T20:59:00Z")),
  ];
  for (const known of other) expect(knownProblem(slot, {}, known, now, "+03:00")).toBeUndefined();
});
