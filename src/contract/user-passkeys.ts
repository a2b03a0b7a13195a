/** Passkeys: the extension `passkeys`. The credentials and options are WebAuthn's own JSON. */
import * as v from "valibot";
import { declareCall } from "./declaration.ts";
import { list } from "./list.ts";
import { login } from "./user-items.ts";
import { loginRefusal } from "./user.ts";
import { id, ifFits, moment, noData, text } from "./values.ts";

/** The browser reads and writes it; this contract does not look inside. */
export const webAuthnJson = v.record(v.string(), v.unknown());

export const passkey = v.object({
  id,
  /** The player's name for it. */
  name: text,
  createdAt: moment,
  lastUsedAt: ifFits(moment),
  device: ifFits(text),
});
export type Passkey = v.InferOutput<typeof passkey>;

export const userPasskeys = declareCall({
  class: "user",
  method: "passkeys",
  access: "player",
  cache: "never",
  effect: "read",
  list: true,
  extension: "passkeys",
  request: noData,
  answer: list(passkey),
});

export const userPasskeyOptions = declareCall({
  class: "user",
  method: "passkey_options",
  access: "player",
  cache: "never",
  effect: "write",
  extension: "passkeys",
  request: noData,
  answer: webAuthnJson,
});

export const userPasskeyAdd = declareCall({
  class: "user",
  method: "passkey_add",
  access: "player",
  cache: "never",
  effect: "write",
  list: true,
  extension: "passkeys",
  request: v.object({ credential: webAuthnJson, name: text }),
  answer: list(passkey),
});

export const userPasskeyRename = declareCall({
  class: "user",
  method: "passkey_rename",
  access: "player",
  cache: "never",
  effect: "write",
  list: true,
  extension: "passkeys",
  request: v.object({ id, name: text }),
  answer: list(passkey),
});

export const userPasskeyRemove = declareCall({
  class: "user",
  method: "passkey_remove",
  access: "player",
  cache: "never",
  effect: "write",
  list: true,
  extension: "passkeys",
  request: v.object({ id }),
  answer: list(passkey),
});

export const userPasskeyLoginOptions = declareCall({
  class: "user",
  method: "passkey_login_options",
  access: "public",
  cache: "never",
  effect: "write",
  extension: "passkeys",
  request: noData,
  answer: webAuthnJson,
});

/** Logs in without a password or a code. */
export const userPasskeyLogin = declareCall({
  class: "user",
  method: "passkey_login",
  access: "public",
  cache: "never",
  effect: "write",
  extension: "passkeys",
  request: v.object({ credential: webAuthnJson }),
  answer: login,
  refusal: loginRefusal,
});
