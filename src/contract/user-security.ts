/** The second factor: authenticator and SMS codes with 6 digits. */
import * as v from "valibot";
import { declareCall, declareWritingSide } from "./declaration.ts";
import { renewedKeys } from "./system.ts";
import { twoFactorMethods } from "./user-items.ts";
import { flag, maybe, noData, nothing, shownCount, text } from "./values.ts";

export type { TwoFactorMethod } from "./user-items.ts";

export const userCheckUserGa = declareCall({
  class: "user",
  method: "check_user_ga",
  access: "player",
  cache: "never",
  effect: "read",
  request: noData,
  answer: v.object({ enabled: flag }),
});

/** Creates a secret, which is inactive until check_ga confirms it. */
export const userGenerateGa = declareCall({
  class: "user",
  method: "user_generate_ga",
  access: "player",
  cache: "never",
  effect: "write",
  request: v.object({ SiteType: text }),
  answer: v.object({ secret: text, otpauth: text }),
});

export const userClearGeneratedGa = declareCall({
  class: "user",
  method: "clear_generated_ga",
  access: "player",
  cache: "never",
  effect: "write",
  request: v.object({ SiteType: text, gacode: text }),
  answer: nothing,
});

const twoFactorMethod = v.object({ type: v.picklist(twoFactorMethods) });

/** Reads the method without data and sets it with a `type`. To set it, use `userSetTwoAuthType`. */
export const userTwoAuthType = declareCall({
  class: "user",
  method: "two_auth_type",
  access: "player",
  cache: "never",
  effect: "read",
  request: v.object({ type: maybe(v.picklist(["none", "sms"])) }),
  answer: twoFactorMethod,
});

/** The same call as `userTwoAuthType`, declared as a write. */
export const userSetTwoAuthType = declareWritingSide(
  declareCall({
    class: "user",
    method: "two_auth_type",
    access: "player",
    cache: "never",
    effect: "write",
    request: v.object({ type: v.picklist(["none", "sms"]) }),
    answer: twoFactorMethod,
  }),
);

/** In seconds, at most a day: browsers fire a timer with a very long delay at once. */
export const secondsLeft = v.pipe(
  shownCount,
  v.transform((seconds) => Math.min(Math.max(seconds, 0), 86_400)),
);

/** Sends a code by SMS; `expiresIn` is in seconds. */
export const userSmsSend = declareCall({
  class: "user",
  method: "sms_send",
  access: "player",
  cache: "never",
  effect: "write",
  request: v.object({ SiteType: text, purpose: maybe(text) }),
  answer: v.object({ expiresIn: secondsLeft }),
});

export const userSmsValidate = declareCall({
  class: "user",
  method: "sms_validate",
  access: "player",
  cache: "never",
  effect: "write",
  request: v.object({ SiteType: text, code: text }),
  answer: renewedKeys,
});
