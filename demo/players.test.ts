import { expect, it } from "vitest";
import { formProblems } from "../operator/identity/registration.ts";
import { demoAuthenticatorSecret, demoPlayers } from "./players.ts";

it.each(demoPlayers)("$username of the demo could have registered", ({ password, ...player }) => {
  const form = {
    ...player,
    password,
    passwordConfirm: password,
    country: "TR",
    currency: "TRY",
    promotionCode: undefined,
    referenceNumber: undefined,
    smsOptIn: false,
    emailOptIn: false,
    rulesAccepted: true,
  };
  expect(formProblems(form, new Date("2026-03-14T12:00:00Z"))).toEqual({});
  expect(player.email).toMatch(/\.example$/);
});

it("has a player of each kind", () => {
  const kinds = demoPlayers.map(({ twoFactor, rid, active }) => `${twoFactor.method} ${rid} ${active}`);
  expect(kinds).toEqual(["none 10 true", "ga 10 true", "sms 10 true", "none 20 true", "none 10 false", "none 10 true"]);
});

it("has a well-known authenticator secret that apps accept", () => {
  expect(demoAuthenticatorSecret).toMatch(/^[A-Z2-7]{32}$/);
  expect(demoAuthenticatorSecret).toContain("DEMOONLY");
});
