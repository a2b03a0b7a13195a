import { describe, expect, test } from "vitest";
import { abandoned, type Intent, isExpired, isRepeatable, markedSent } from "./intent.ts";

const hourMs = 3_600_000;
const atMs = Date.parse("2026-03-14T12:00:00Z");
const intent = (more: Partial<Intent> = {}): Intent => ({
  id: "1",
  key: "1",
  player: "p",
  kind: "deposit",
  call: "prepayServices/processTransaction",
  sendings: 0,
  state: "prepared",
  at: atMs,
  ...more,
});
/** One whose answer was lost. */
const doubted = (more: Partial<Intent> = {}) => intent({ state: "unknown", sendings: 1, keyed: true, ...more });

describe("an intent is sent", () => {
  test.each([true, false])("for the first time, with its key: %s", (withKey) => {
    expect(markedSent(intent(), withKey, atMs)).toMatchObject({ state: "sending", keyed: withKey, sendings: 1 });
  });

  test("again with its key, as long as the operator remembers it", () => {
    expect(markedSent(doubted(), true, atMs + 22 * hourMs)).toMatchObject({
      state: "sending",
      keyed: true,
      sendings: 2,
    });
  });

  test.each<[string, Intent, boolean, number]>([
    ["without a key, after it was sent with one", doubted(), false, atMs],
    ["with a key, after it was sent without one", doubted({ keyed: false }), true, atMs],
    ["without a key for the second time", doubted({ keyed: false }), false, atMs],
    ["with a key that the operator may have forgotten", doubted(), true, atMs + 23 * hourMs],
    [
      "while another request of it is on its way, without a key",
      doubted({ state: "sending", keyed: false }),
      false,
      atMs,
    ],
    ["once it is settled", intent({ state: "settled", end: "not-done" }), true, atMs],
  ])("never %s", (_when, before, withKey, nowMs) => {
    expect(markedSent(before, withKey, nowMs)).toBeUndefined();
  });
});

test("an intent of a closed page was not sent if `prepared`, and is unknown if `sending`", () => {
  expect(abandoned(intent())).toMatchObject({ state: "settled", end: "not-done" });
  expect(abandoned(intent({ state: "sending", sendings: 1 }))).toMatchObject({ state: "unknown" });
  expect(abandoned(doubted())).toEqual(doubted());
});

test("a key is used for one hour less than its intent is stored", () => {
  const nowMs = atMs + 23.5 * hourMs;
  expect(isRepeatable(doubted(), nowMs)).toBe(false);
  expect(isExpired(doubted(), nowMs)).toBe(false);
  expect(isExpired(doubted(), atMs + 24 * hourMs + 1)).toBe(true);
});
