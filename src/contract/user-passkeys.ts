/** Passkeys: the extension `passkeys`. The credentials and options are WebAuthn's own JSON. */
import * as v from "valibot";
import { declareCall } from "./declaration.ts";
import { list } from "./list.ts";
import { login } from "./user-items.ts";
import { id, maybe, moment, noData, text } from "./values.ts";

/** The browser reads and writes it; this contract does not look inside. */
const webAuthnJson = v.record(v.string(), v.unknown());

export const passkey = v.object({
  id,
  /** The player's name for it. */
  name: text,
  createdAt: moment,
  lastUsedAt: maybe(moment),
  device: maybe(text),
});
export type Passkey = v.InferOutput<typeof passkey>;

const ofPlayer = { class: "user", access: "player", cache: "never", extension: "passkeys" } as const;
const ofAnybody = { ...ofPlayer, access: "public" } as const;

export const userPasskeys = declareCall({
  ...ofPlayer,
  method: "passkeys",
  effect: "read",
  list: true,
  request: noData,
  answer: list(passkey),
});

export const userPasskeyOptions = declareCall({
  ...ofPlayer,
  method: "passkey_options",
  effect: "write",
  request: noData,
  answer: webAuthnJson,
});

export const userPasskeyAdd = declareCall({
  ...ofPlayer,
  method: "passkey_add",
  effect: "write",
  list: true,
  request: v.object({ credential: webAuthnJson, name: text }),
  answer: list(passkey),
});

export const userPasskeyRename = declareCall({
  ...ofPlayer,
  method: "passkey_rename",
  effect: "write",
  list: true,
  request: v.object({ id, name: text }),
  answer: list(passkey),
});

export const userPasskeyRemove = declareCall({
  ...ofPlayer,
  method: "passkey_remove",
  effect: "write",
  list: true,
  request: v.object({ id }),
  answer: list(passkey),
});

export const userPasskeyLoginOptions = declareCall({
  ...ofAnybody,
  method: "passkey_login_options",
  effect: "write",
  request: noData,
  answer: webAuthnJson,
});

/** Signs in without a password or a code. */
export const userPasskeyLogin = declareCall({
  ...ofAnybody,
  method: "passkey_login",
  effect: "write",
  request: v.object({ credential: webAuthnJson }),
  answer: login,
});
