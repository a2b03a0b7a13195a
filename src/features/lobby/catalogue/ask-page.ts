import { casinoGamesList } from "../../../contract/casino.ts";
import { parseAnswer } from "../../../contract/envelope.ts";
import { livecasinoGameTableList } from "../../../contract/livecasino.ts";
import type { LobbyKind } from "../filters/filters.ts";
import { packPage } from "./pack.ts";
import { packFacts } from "./pack-facts.ts";
import type { PageAnswer } from "./synchronise.ts";

/** The longest page that the contract lets a list have. */
const longestPage = 500;

/** A page is long, and nobody waits for it; but one that never comes must not end the synchronisation for good. */
const deadlineMs = 60_000;

/** Thrown for an answer that is none: the synchronisation stops, and goes on the next time. */
export class NoPage extends Error {
  /** HTTP 500 locks the site (spec §4). */
  readonly isFault: boolean;

  constructor(isFault: boolean) {
    super("The operator gave no page");
    this.isFault = isFault;
  }
}

/**
 * Asks the operator for a page of games or tables. An answer that bears the same tag is not read to its end:
 * the contract knows no 304, but the tag comes before the body.
 */
export async function askPage(
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
    // Kept here, and so not by the service worker.
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
  const rows = answer.data.map((item) => ({
    id: "gameID" in item ? item.gameID : item.tableID,
    name: item.name,
    providerID: item.providerID,
    providerName: item.providerName,
    image: item.image,
  }));
  const received = Math.max(answer.data.length, Math.min(longestPage, (body as { data: unknown[] | null }).data?.length ?? 0));
  return { etag: tag, rows: packPage(rows), facts: packFacts(answer.data), received, total: answer.pagination?.total ?? received };
}
