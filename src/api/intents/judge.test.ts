import { expect, test } from "vitest";
import { messages } from "../../contract/envelope.ts";
import type { Failure } from "../failure.ts";
import { judge } from "./judge.ts";

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
