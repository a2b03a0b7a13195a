/** What happened to the account's protection, for the player to see. Extension `securityEvents`. */
import * as v from "valibot";
import { declareCall } from "./declaration.ts";
import { list } from "./list.ts";
import { flag, id, ifFits, moment, noData, rows, text } from "./values.ts";

export const securityEventKinds = [
  "login-password",
  "login-code",
  "login-passkey",
  "wrong-password",
  "wrong-code",
  "login-refused",
  "step-up",
  "step-up-refused",
  "session-ended",
  "session-copied",
  "reset-asked",
  "password-reset",
  "password",
  "username",
  "email",
  "phone",
  "authenticator-on",
  "authenticator-off",
  "sms-on",
  "sms-off",
  "passkey-added",
  "passkey-renamed",
  "passkey-removed",
  "passkeys-removed",
  "bank-account-added",
  "bank-account-changed",
  "bank-account-removed",
  "recovered",
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

/** A log-in, an attempt that was refused, or a change. */
export const securityEvent = v.object({
  id,
  /** `other`: a kind that this front end does not know. The event is shown all the same. */
  kind: v.fallback(v.picklist([...securityEventKinds, "other"]), "other"),
  at: moment,
  /** How often it happened, if the operator counts the same attempts as one event; `at` is the last of them. */
  times: ifFits(rows),
  device: ifFits(text),
  network: ifFits(text),
  /** Whether the call that asks comes from the same network. */
  sameNetwork: ifFits(flag),
});
export type SecurityEvent = v.InferOutput<typeof securityEvent>;

/** The last 20 events, the newest first. */
export const userSecurityEvents = declareCall({
  class: "user",
  method: "security_events",
  access: "player",
  cache: "player",
  effect: "read",
  list: true,
  extension: "securityEvents",
  request: noData,
  answer: list(securityEvent),
});
