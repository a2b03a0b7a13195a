import * as v from "valibot";
import { declareCall, extensionNames, type ExtensionName } from "./declaration.ts";
import { list } from "./list.ts";
import { id, noData, text } from "./values.ts";

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

function isExtensionName(name: string): name is ExtensionName {
  return extensionNames.some((known) => known === name);
}

/** Lists the operator's extensions. Names that this front end does not know are ignored. */
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
    list(text),
    v.transform((names) => names.filter(isExtensionName)),
  ),
});
