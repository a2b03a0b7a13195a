/** Common deviations of real back ends from the contract. Each costs at most the field itself. */
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { slotGame } from "./casino.ts";
import { promotion } from "./cms-items.ts";
import type { AnyCall } from "./declaration.ts";
import { parseAnswer } from "./envelope.ts";
import { allExamples } from "../testing/examples/all.ts";
import { liveTable } from "./livecasino.ts";
import { userProfile } from "./user-items.ts";

function exampleOf(method: string): { call: AnyCall; answer: unknown } {
  const found = allExamples.find(({ call }) => call.method === method);
  if (!found) throw new Error(`No example of ${method}`);
  return found;
}
const firstOf = (method: string) => (exampleOf(method).answer as readonly object[])[0];

describe("a game", () => {
  it.each([
    [{ image: null }, { image: "" }],
    [{ image: undefined }, { image: "" }],
    [{ providerName: null }, { providerName: "" }],
    [{ rtp: "96.5" }, { rtp: 96.5 }],
    [{ rtp: "96,5" }, { rtp: 96.5 }],
    [{ rtp: "high" }, { rtp: undefined }],
    [{ minBet: 0.5 }, { minBet: "0.5" }],
    [{ maxBet: 1e300 }, { maxBet: undefined }],
    [{ jackpot: {} }, { jackpot: undefined }],
  ])("with %j is shown with %j", (written, read) => {
    expect(v.parse(slotGame, { ...firstOf("games_list"), ...written })).toMatchObject(read);
  });
});

it("a table with numbers as limits and a null picture is shown", () => {
  const table = v.parse(liveTable, { ...firstOf("game_table_list"), image: null, minBet: 5, maxBet: 2500.5 });
  expect(table).toMatchObject({ image: "", minBet: "5", maxBet: "2500.5" });
});

it("a promotion without picture and summary is shown", () => {
  const read = v.parse(promotion, { ...firstOf("getPromotions"), image: null, summary: null });
  expect(read).toMatchObject({ image: "", summary: "" });
});

describe("a profile", () => {
  const profile = exampleOf("get_user_profile").answer as Record<string, unknown>;
  const whole = v.parse(userProfile, profile);

  it.each(Object.keys(profile).filter((name) => !["uid", "username"].includes(name)))(
    "with an invalid %s keeps the other fields",
    (name) => {
      for (const value of [null, {}, [], true, undefined]) {
        const { [name as "email"]: _, ...read } = v.parse(userProfile, { ...profile, [name]: value });
        expect(whole).toMatchObject(read);
      }
    },
  );

  it("accepts a birth date with a time, and a phone as a number", () => {
    const read = v.parse(userProfile, { ...profile, birthdate: "1990-05-01T00:00:00+03:00", phone: 905551234567 });
    expect(read).toMatchObject({ birthdate: "1990-05-01", phone: "905551234567" });
  });
});

describe("a balance", () => {
  const { call } = exampleOf("check_balance");
  const good = { balance: "12.00", currency: "TRY" };

  it("is unknown when its first record is invalid, even if the second is valid", () => {
    expect(parseAnswer(call, { result: true, data: [{ balance: "?" }, good] }).kind).toBe("malformed");
  });

  it("is the first record, or missing", () => {
    expect(parseAnswer(call, { result: true, data: [good, { balance: "?" }] })).toMatchObject({ data: [good] });
    expect(parseAnswer(call, { result: true, data: [] })).toMatchObject({ kind: "success", data: [] });
    expect(parseAnswer(call, { result: true, data: null })).toMatchObject({ kind: "success", data: [] });
  });
});

describe("how long an SMS code is valid", () => {
  const { call } = exampleOf("sms_send");

  it.each([
    ["180", 180],
    [180, 180],
    [1e12, 86_400],
    [-5, 0],
  ])("%j is %d seconds", (expiresIn, seconds) => {
    expect(parseAnswer(call, { result: true, data: { expiresIn } })).toMatchObject({ data: { expiresIn: seconds } });
  });
});

it("an invalid message for one field keeps the other fields' messages", () => {
  const { call } = exampleOf("register");
  const data = { errors: { email: "Kayıtlı", username: null, phone: ["?"], city: 5 } };
  expect(parseAnswer(call, { result: false, message: "", data })).toMatchObject({
    kind: "refusal",
    data: { errors: { email: "Kayıtlı" } },
  });
});
