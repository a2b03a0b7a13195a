import type { IncomingHttpHeaders } from "node:http";
import type { Sessions } from "./sessions.ts";
import { wireCalls } from "./wire.ts";

/** A call as it was received. */
export interface ReceivedCall {
  /** Such as `casino/games_list`. */
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly user?: Readonly<Record<string, unknown>>;
}

/** How a call breaks the contract, in sentences. Empty for a correct call. */
export function complaintsAbout(body: unknown, headers: IncomingHttpHeaders, sessions: Sessions): readonly string[] {
  const { api, data, user, ...others } = body as {
    api: { class: string; method: string };
    data: Record<string, unknown>;
    user?: Record<string, unknown>;
  };
  const name = `${api.class}/${api.method}`;
  const call = wireCalls[name];
  if (!call) return [`${name}: the contract has no such call, or not without its extension`];
  const found: string[] = [];
  const complain = (of: string) => found.push(`${name}: ${of}`);

  if (headers["content-type"] !== "application/json") complain("Content-Type is no JSON");
  if (headers.panel !== "frontend") complain("the header panel is not frontend");
  if (headers["idempotency-key"]) complain("an Idempotency-Key, which nobody asked for");
  if (headers.cookie || headers.authorization) complain("credentials of the browser's");
  if (Object.keys(others).length > 0) complain(`${Object.keys(others).join()} beside api, data and user`);
  if (Object.keys(api).length !== 2) complain("more than class and method in api");

  const { Lang, ...fields } = data;
  if (call.lang ? Lang !== call.lang : Lang !== "tr" && Lang !== "en") complain(`Lang is ${String(Lang)}`);
  for (const field of Object.keys(fields)) if (!call.data[field]) complain(`${field} is no field of it`);
  for (const [field, fits] of Object.entries(call.data)) {
    if (!fits(fields[field])) complain(`${field} is ${JSON.stringify(fields[field])}`);
  }

  const isPlayers = call.user === "yes" || (call.user === "either" && (fields.favorites === true || user));
  if (!isPlayers && user) complain("a user, although it is a public call");
  if (isPlayers && !user) complain("no user, although it is a player's call");
  if (user) for (const wrong of sessions.complaintsAbout(user)) complain(wrong);
  return found;
}
