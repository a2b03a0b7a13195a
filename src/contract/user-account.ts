/** Registration, and changes of the player's credentials. */
import * as v from "valibot";
import { declareCall } from "./declaration.ts";
import { fieldRefusal, flag, id, maybe, nothing, text } from "./values.ts";

export const userRegister = declareCall({
  class: "user",
  method: "register",
  access: "public",
  cache: "never",
  effect: "write",
  idempotent: true,
  request: v.object({
    firstName: text,
    lastName: text,
    birthDate: v.pipe(text, v.isoDate()),
    nationalId: text,
    country: text,
    city: text,
    address: text,
    currency: text,
    email: text,
    /** In E.164 format. */
    phone: text,
    username: text,
    password: text,
    passwordConfirm: text,
    promotionCode: maybe(text),
    referenceNumber: maybe(text),
    smsOptIn: flag,
    emailOptIn: flag,
    rulesAccepted: flag,
  }),
  answer: v.object({ uid: id }),
  refusal: fieldRefusal,
});

export const userRegisterConfirm = declareCall({
  class: "user",
  method: "register_confirm",
  access: "public",
  cache: "never",
  effect: "write",
  extension: "register_confirm",
  request: v.object({ token: text }),
  answer: nothing,
});

/**
 * Sends the e-mail that confirms an account again. With `newEmail`, the username and the password it goes to that address,
 * which becomes the account's. The answer is the same whether the account exists or not.
 */
export const userRegisterResend = declareCall({
  class: "user",
  method: "register_resend",
  access: "public",
  cache: "never",
  effect: "write",
  extension: "register_confirm",
  request: v.object({ email: text, newEmail: maybe(text), username: maybe(text), password: maybe(text) }),
  answer: nothing,
  refusal: fieldRefusal,
});

/** The answer is the same whether the account exists or not. */
export const userForgot = declareCall({
  class: "user",
  method: "forgot",
  access: "public",
  cache: "never",
  effect: "write",
  request: v.union([v.object({ email: text }), v.object({ username: text })]),
  answer: nothing,
});

export const userPassReset = declareCall({
  class: "user",
  method: "pass_reset",
  access: "public",
  cache: "never",
  effect: "write",
  request: v.object({ token: text, password: text, passwordConfirm: text }),
  answer: nothing,
});

/** An answer with the session-expired message means that the change ended the session. */
export const userPassChange = declareCall({
  class: "user",
  method: "pass_change",
  access: "player",
  cache: "never",
  effect: "write",
  request: v.object({
    currentPassword: text,
    password: text,
    passwordConfirm: text,
    /** Also removes all passkeys: whoever else had a session may have added one. Operators without passkeys ignore it. */
    removePasskeys: maybe(flag),
  }),
  answer: nothing,
  refusal: fieldRefusal,
});

export const userUsernameChange = declareCall({
  class: "user",
  method: "username_change",
  access: "player",
  cache: "never",
  effect: "write",
  extension: "credentials",
  request: v.object({ value: text, currentPassword: text }),
  answer: nothing,
  refusal: fieldRefusal,
});

export const userEmailChange = declareCall({
  class: "user",
  method: "email_change",
  access: "player",
  cache: "never",
  effect: "write",
  extension: "credentials",
  request: v.object({ value: text, currentPassword: text }),
  answer: nothing,
  refusal: fieldRefusal,
});
