import * as v from "valibot";
import type { PasswordPolicy } from "../lib/password-policy.ts";
import { declareCall, extensionNames, type ExtensionName } from "./declaration.ts";
import { list } from "./list.ts";
import { flag, id, ifFits, noData, text } from "./values.ts";

/** The values that identify a session. The client stores and sends them encrypted. */
export const sessionKeys = v.object({ uid: id, sid: id, uip: text });
export type SessionKeys = v.InferOutput<typeof sessionKeys>;

/** New values for a session whose second factor was accepted, from operators that renew them then. Otherwise null. */
export const renewedKeys = /* @__PURE__ */ v.fallback(v.nullable(sessionKeys), null);

/** Confirms that the session is alive and returns new values. It also refreshes an expired session. */
export const systemPing = declareCall({
  class: "system",
  method: "ping",
  access: "player",
  cache: "never",
  effect: "read",
  tellsOutcome: true,
  background: true,
  request: noData,
  answer: sessionKeys,
});

/** A capability with members. Operators may also write one without members like this. */
const capability = v.object({
  name: text,
  minLength: ifFits(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
  needsLower: ifFits(flag),
  needsSpecial: ifFits(flag),
});

/** The operator's rules for new passwords. */
export type PasswordCapability = PasswordPolicy & { readonly name: "password" };
export type Capability = ExtensionName | PasswordCapability;

function known(told: string | v.InferOutput<typeof capability>): Capability[] {
  const { name, minLength, ...needs }: Partial<PasswordPolicy> & { name: string } =
    typeof told === "string" ? { name: told } : told;
  if (name === "password" && minLength !== undefined) return [{ name, minLength, ...needs }];
  return extensionNames.filter((extension) => extension === name);
}

/** Lists the operator's extensions, and its rules for passwords. Names that this front end does not know are ignored. */
export const systemCapabilities = declareCall({
  class: "system",
  method: "capabilities",
  access: "public",
  cache: "never",
  effect: "read",
  list: true,
  refusalMeansNone: true,
  background: true,
  request: noData,
  answer: v.pipe(
    list(v.union([text, capability])),
    v.transform((told) => told.flatMap(known)),
  ),
});
