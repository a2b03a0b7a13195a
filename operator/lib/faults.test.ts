import { describe, expect, it } from "vitest";
import { describeFault } from "./faults.ts";

const request = {
  api: { class: "user", method: "login" },
  data: { username: "defne", password: "Gizli123", amounts: [125.5] },
  user: { sid: "c2lkLWNpcGhlcnRleHQ=" },
};

describe("describeFault", () => {
  it("tells what happened and where", () => {
    const text = describeFault(new TypeError("row is not iterable"), request);
    expect(text).toMatch(/^TypeError: row is not iterable\n {4}at .*faults\.test/);
  });

  it("blackens everything that was sent", () => {
    const cause = new Error("defne / Gizli123 / c2lkLWNpcGhlcnRleHQ= / 125.5 for user");
    const text = describeFault(cause, request);
    expect(text).toMatch(/^Error: ••• \/ ••• \/ ••• \/ ••• for/);
  });

  it("leaves a database's message out, which quotes values that were stored", () => {
    const cause = Object.assign(new Error("duplicate key: (email)=(ay@karo.example)"), {
      code: "23505",
      table: "account",
      constraint: "account_email_key",
      detail: "Key (email)=(ay@karo.example) already exists.",
    });
    const text = describeFault(cause, request);
    expect(text).toMatch(/^database error 23505 account account_email_key\n/);
    expect(text).not.toContain("ay@karo.example");
  });

  it.each(["text", undefined, null, { code: "23505" }])("handles %j being thrown", (thrown) => {
    expect(describeFault(thrown, undefined)).toMatch(/^Error/);
  });
});
