/** Becoming a player, and changing what one signs in with. */
import * as v from "valibot";
import { declareCall } from "./declaration.ts";
import { flag, id, maybe, nothing, text } from "./values.ts";

/**
 * What is wrong with what was typed, by the name of its field: a message to show at the field. A message that is no
 * text comes out empty, and does not cost the others.
 */
export const fieldRefusal = v.object({ errors: v.record(v.string(), v.fallback(v.string(), "")) });

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
    /** E.164. */
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

/** Answers the same whether or not the account exists. */
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

/** The session-expired message as the answer means that the change ended the session. */
export const userPassChange = declareCall({
  class: "user",
  method: "pass_change",
  access: "player",
  cache: "never",
  effect: "write",
  request: v.object({ currentPassword: text, password: text, passwordConfirm: text }),
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
