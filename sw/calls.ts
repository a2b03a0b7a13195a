import { callKey } from "../src/contract/call-key.ts";
import { answerWith } from "./answer-with.ts";
import { catalogueStore } from "./catalogue.ts";
import { contentStore } from "./content.ts";
import { operatorConfig } from "./operator-config.ts";
import type { Passing, Route } from "./routes.ts";
import { standIn } from "./stand-in.ts";
import { storableCall } from "./storable-call.ts";

/**
 * Product calls. A route cannot see the body that says which call it is, so every one of them comes here,
 * and leaves untouched for the network unless its declaration lets it be stored.
 */
export const calls: Route = {
  method: "POST",
  matches: (_request, url) => url.pathname.endsWith("/endpoint/v1"),
  answer: answerCall,
};

async function answerCall({ request, url, event }: Passing): Promise<Response> {
  const stored = storableCall(await request.clone().text());
  // Whoever keeps the answer elsewhere says so: the catalogue of the search is 24 long pages.
  if (!stored || request.cache === "no-store") return fetch(request);
  const { endpoint } = await operatorConfig();
  if (url.href !== endpoint) return fetch(request);
  const store = stored.call.cache === "content" ? contentStore : catalogueStore;
  const key = await callKey(endpoint, stored);
  return answerWith(standIn(store, stored, key), { request, event });
}
