import { describe, expect, test } from "vitest";
import { abandoned, type Intent, isExpired, isRepeatable, judge, markedSent } from "./intent.ts";
import { messages } from "../../contract/envelope.ts";
import type { Failure } from "../failure.ts";

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

const refused = (code?: number, message = "Olmadı"): Failure => ({ kind: "refused", message, ...(code && { code }) });

type Verdict = "not-done" | "unknown";

test.each<[string, Failure, Verdict, Verdict]>([
  ["a refusal", refused(), "not-done", "not-done"],
  ["a refusal with a code of its own", refused(422), "not-done", "not-done"],
  ["other data under the same key", refused(409), "unknown", "unknown"],
  ["too many", refused(429), "not-done", "unknown"],
  ["an unknown call", refused(404), "not-done", "unknown"],
  ["a fault of the operator", refused(500), "unknown", "unknown"],
  ["a fault in words", refused(undefined, messages.internalError), "unknown", "unknown"],
  ["no permission", { kind: "not-authorised", message: messages.noPermission }, "not-done", "unknown"],
  ["the maintenance that began before", { kind: "maintenance", sent: false }, "not-done", "unknown"],
  ["HTTP 500", { kind: "locked", sent: true }, "unknown", "unknown"],
  ["the error lock", { kind: "locked", sent: false }, "not-done", "unknown"],
  ["no answer", { kind: "unreachable", sent: true }, "unknown", "unknown"],
  ["not sent", { kind: "unreachable", sent: false }, "not-done", "unknown"],
  ["offline before it left", { kind: "offline", sent: false }, "not-done", "unknown"],
  ["offline after it left", { kind: "offline", sent: true }, "unknown", "unknown"],
  ["an answer that is not the contract's", { kind: "malformed", reason: "" }, "unknown", "unknown"],
  ["another player", { kind: "another-player", sent: false }, "not-done", "unknown"],
])("%s: the first sending, a later one", (_, failure, first, later) => {
  expect([judge(failure, true, true), judge(failure, false, true)]).toEqual([first, later]);
});

test.each<[string, Failure]>([
  ["maintenance", { kind: "maintenance", sent: true }],
  ["an expired session", { kind: "session-expired", message: messages.sessionExpired }],
  ["a session that is not valid", { kind: "login-failed", message: messages.loginFailed }],
  ["a closed account", { kind: "inactive-account", message: messages.inactiveAccount }],
])("%s, answered before the key is looked at, proves nothing of a sending with a key", (_, failure) => {
  expect([judge(failure, true, true), judge(failure, false, true)]).toEqual(["unknown", "unknown"]);
  expect(judge(failure, true, false)).toBe("not-done");
});

test("without a key, code 409 of the first sending is a refusal", () => {
  expect([judge(refused(409), true, false), judge(refused(409), false, false)]).toEqual(["not-done", "unknown"]);
});
