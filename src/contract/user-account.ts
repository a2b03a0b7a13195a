/** Becoming a player, and changing what one signs in with. */
import * as v from "valibot";
import { declareCall } from "./declaration.ts";
import { flag, id, maybe, nothing, text } from "./values.ts";

/** The texts among the members; one that is none does not cost the others. */
const texts = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((members) => Object.fromEntries(Object.entries(members).filter((member): member is [string, string] => typeof member[1] === "string"))),
  v.metadata({ value: text }),
);

/** What is wrong with what was typed, by the name of its field: a message to show at the field. */
export const fieldRefusal = v.object({ errors: texts });

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
