import * as v from "valibot";
import { declareCall } from "./declaration.ts";
import { list } from "./list.ts";
import { html, id, moment, page, text } from "./values.ts";

/** A message to all players. */
export const massMessage = v.object({ id, title: text, Text: html, createdAt: moment });
export type MassMessage = v.InferOutput<typeof massMessage>;

export const crmListMassMessages = declareCall({
  class: "crm",
  method: "list_mass_messages",
  access: "public",
  cache: "content",
  effect: "read",
  list: true,
  request: page,
  answer: list(massMessage),
});

/** What the service worker may store. */
export const cacheable = [crmListMassMessages] as const;
