import { expect, test } from "vitest";
import { nextStep, type Protection } from "./next-step.ts";

const whole: Protection = { method: "ga", emailVerified: true, passkeys: 1 };

test.each([
  [{ method: "none", emailVerified: false, passkeys: 0 }, "second-factor"],
  [{ method: "sms", emailVerified: false }, "confirm-email"],
  [{ method: "sms" }, "authenticator"],
  [{ passkeys: 0 }, "passkey"],
  [{ passkeys: undefined }, "none"],
  [{}, "none"],
] as const)("for an account with %j the next step is %s", (has, step) => {
  expect(nextStep({ ...whole, ...has })).toBe(step);
});
