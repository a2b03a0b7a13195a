import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { login } from "./user-items.ts";

const answer = { rid: 1, uid: 7, sid: "s", uip: "203.0.113.7", gtm: "+03:00", language: "tr", username: "deniz" };

describe("a login's answer", () => {
  it("may name the offset gtm or gmt", () => {
    const { gtm, ...others } = answer;
    expect(v.parse(login, { ...others, gmt: gtm })).toEqual(v.parse(login, answer));
    expect(v.is(login, others)).toBe(false);
  });

  it("may have a number for a sid, as for any id", () => {
    expect(v.parse(login, { ...answer, sid: 281_474_976_710_655 }).sid).toBe("281474976710655");
  });

  it.each([[0], [false], [null], [""], ["none"], ["SMS"], [{}]])("asks for no code by otp %j", (otp) => {
    expect(v.parse(login, { ...answer, otp }).otp).not.toBe("sms");
  });

  it.each([[0], [false], [null], [""], [{}]])("has no secret in gasecret %j", (gasecret) => {
    expect(v.parse(login, { ...answer, gasecret }).gasecret).toBe(0);
  });

  it("accepts any form of the last log-in", () => {
    for (const lastlogin of ["", null, "2026-11-20", "20.11.2026 14:00", 5]) {
      expect(v.is(login, { ...answer, lastlogin })).toBe(true);
    }
  });
});
