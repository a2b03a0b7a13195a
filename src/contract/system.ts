import * as v from "valibot";
import { declareCall, extensionNames, type ExtensionName } from "./declaration.ts";
import { list } from "./list.ts";
import { id, noData, text } from "./values.ts";

/** The values that name a session; the client keeps and sends them encrypted. */
export const sessionKeys = v.object({ uid: id, sid: id, uip: text });
export type SessionKeys = v.InferOutput<typeof sessionKeys>;

/** Says that the session lives, and answers fresh values; also refreshes an expired session. */
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

/** The extensions that the operator has; names unknown to this front end are left out. */
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
