import { expect, test } from "vitest";
import { CallFailure, type Failure } from "../../client/failure.ts";
import { userPassChange } from "../../contract/user-account.ts";
import { sendChange } from "./send-change.ts";

const fields = ["currentPassword", "password"];
const outcomeOf = (failure: Failure) =>
  sendChange(() => Promise.reject(new CallFailure(failure, userPassChange)), fields);

test("a change that was taken is done", async () => {
  expect(await sendChange(async () => undefined, fields)).toEqual({ kind: "done" });
});

test("what the operator refuses lands at its fields, in the order of the form", async () => {
  const errors = { password: "Kısa", elsewhere: "x", currentPassword: " Hatalı " };
  expect(await outcomeOf({ kind: "refused", message: "Olmadı", data: { errors } })).toEqual({
    kind: "refused",
    fields: [
      { name: "currentPassword", message: "Hatalı" },
      { name: "password", message: "Kısa" },
    ],
  });
});

test.each([undefined, null, {}, { errors: { elsewhere: "x" } }, { errors: { password: " " } }])(
  "a refusal that names no field of the form is one of the whole: %j",
  async (data) => {
    const failure: Failure = { kind: "refused", message: "Olmadı", data };
    expect(await outcomeOf(failure)).toEqual({ kind: "failed", failure });
  },
);

test.each<[Failure, string]>([
  [{ kind: "offline", sent: false }, "failed"],
  [{ kind: "locked", sent: false }, "failed"],
  [{ kind: "session-expired", message: "Oturum süresi doldu" }, "failed"],
  [{ kind: "offline", sent: true }, "unknown"],
  [{ kind: "unreachable", sent: true, status: 502 }, "unknown"],
  [{ kind: "malformed", reason: "?" }, "unknown"],
  [{ kind: "locked", sent: true }, "unknown"],
])("%j is %s: what was sent and not answered may have happened", async (failure, kind) => {
  expect((await outcomeOf(failure)).kind).toBe(kind);
});

test("a fault of ours is not taken for an answer", async () => {
  await expect(sendChange(() => Promise.reject(new TypeError("x")), fields)).rejects.toThrow(TypeError);
});
