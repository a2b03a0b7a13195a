import { casinoGamesList } from "../../contract/casino.ts";
import { parseAnswer } from "../../contract/envelope.ts";
import { livecasinoGameTableList } from "../../contract/livecasino.ts";
import type { LobbyKind } from "../games/filters.ts";
import type { PageAnswer } from "./synchronise.ts";

/** The longest page that the contract allows. */
const longestPage = 500;

/**
 * Pages are long and the player does not wait for them, but one that never arrives must not stop the synchronisation
 * for good.
 */
const deadlineMs = 60_000;

/** Thrown when there is no usable answer. The synchronisation stops and continues at its next turn. */
export class NoPage extends Error {
  /** HTTP 500, which locks the site (product.md 4.8). */
  readonly isFault: boolean;

  constructor(isFault: boolean) {
    super("The operator gave no page");
    this.isFault = isFault;
  }
}

/**
 * Asks the operator for a page of games or tables. The body of an answer with the same ETag is cancelled: the contract
 * has no 304, but the headers arrive before the body.
 */
export async function fetchCataloguePage(
  endpoint: string,
  language: string,
  lobby: LobbyKind,
  offset: number,
  etag: string | null,
): Promise<PageAnswer> {
  const declaration = lobby === "slot" ? casinoGamesList : livecasinoGameTableList;
  const response = await fetch(endpoint, {
    method: "POST",
    headers: { "Content-Type": "application/json", panel: "frontend" },
    // The page is stored in the catalogue's database, so no other cache needs it.
    cache: "no-store",
    signal: AbortSignal.timeout(deadlineMs),
    body: JSON.stringify({
      api: { class: declaration.class, method: declaration.method },
      data: { limit: longestPage, offset, Lang: language },
    }),
  });
  if (response.status !== 200) throw new NoPage(response.status === 500);
  const tag = response.headers.get("ETag");
  if (tag !== null && tag === etag) {
    await response.body?.cancel();
    return "same";
  }
  const body: unknown = await response.json();
  const answer = lobby === "slot" ? parseAnswer(casinoGamesList, body) : parseAnswer(livecasinoGameTableList, body);
  if (answer.kind !== "success") throw new NoPage(false);
  // What changes every minute would be wrong by the time it is shown.
  const items = answer.data.map((item) =>
    "gameID" in item ? { ...item, jackpot: undefined } : { ...item, seats: undefined },
  );
  const received = Math.max(
    answer.data.length,
    Math.min(longestPage, (body as { data: unknown[] | null }).data?.length ?? 0),
  );
  return { etag: tag, items, received, total: answer.pagination?.total ?? received };
}
