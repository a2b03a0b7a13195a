import { expose } from "comlink";
import { createStore, delMany, get, keys, set, values } from "idb-keyval";
import { casinoGamesList, type SlotGame } from "../../contract/casino.ts";
import { fetchCall } from "../../api/fetch-call.ts";
import { parseAnswer } from "../../contract/envelope.ts";
import { livecasinoGameTableList, type LiveTable } from "../../contract/livecasino.ts";
import { publicGetAddress } from "../../contract/public-get.ts";
import { foldForSearch } from "../../lib/turkish.ts";
import type { LobbyFilters, LobbyKind } from "../games/filters.ts";
import { idOf, type StoredList, type StoredLobby, pagesOfLobby, storedLobby } from "./stored-lobby.ts";
import { type StoredPage, type PageAnswer, synchronise } from "./synchronise.ts";

/** The longest page that the contract allows. */
const longestPage = 500;

/**
 * Pages are long and the player does not wait for them, but one that never arrives must not stop the synchronisation
 * for good.
 */
const deadlineMs = 60_000;

/** Thrown when there is no usable answer. The synchronisation stops and continues at its next turn. */
class NoPage extends Error {
  /** HTTP 500, which locks the site (product.md 4.8). */
  readonly isFault: boolean;

  constructor(isFault: boolean) {
    super("The operator gave no page");
    this.isFault = isFault;
  }
}

/** The operator's address, and whether it takes public reads by GET. */
export interface CatalogueSource {
  readonly endpoint: string;
  readonly publicGet: boolean;
}

/**
 * Asks the operator for a page of games or tables. The body of an answer with the same ETag is cancelled: a POST has no
 * 304, but the headers arrive before the body.
 */
async function fetchCataloguePage(
  { endpoint, publicGet }: CatalogueSource,
  language: string,
  lobby: LobbyKind,
  offset: number,
  etag: string | null,
): Promise<PageAnswer> {
  const declaration = lobby === "slot" ? casinoGamesList : livecasinoGameTableList;
  const data = { limit: longestPage, offset, Lang: language };
  const post: RequestInit = {
    method: "POST",
    headers: { "Content-Type": "application/json", panel: "frontend" },
    // The page is stored in the catalogue's database, so no other cache needs it.
    cache: "no-store",
    signal: AbortSignal.timeout(deadlineMs),
    body: JSON.stringify({ api: { class: declaration.class, method: declaration.method }, data }),
  };
  const publicAddress = publicGet ? publicGetAddress(endpoint, declaration, data) : undefined;
  const response = await fetchCall(endpoint, post, publicAddress);
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

/**
 * The worker of the catalogue. It stores all games and tables on the device, prepares their names for the search and lists
 * them, so that this work does not block the page (docs/decisions/0007).
 */

/** A game or table in the search. */
export interface CatalogueRow {
  readonly id: string;
  readonly name: string;
  readonly providerID: string;
  readonly providerName: string;
  readonly image: string;
}

/** A stored page for the search, with its names folded for comparison. */
export interface LoadedPage {
  readonly lobby: LobbyKind;
  readonly rows: readonly CatalogueRow[];
  readonly folded: readonly string[];
}

/** A page of a lobby's list. */
export interface ListRequest {
  readonly lobby: LobbyKind;
  readonly filters: LobbyFilters;
  readonly offset: number;
  readonly limit: number;
}

/** `fault` means HTTP 500, which locks the site (product.md 4.8). */
export type SynchronisationEnd = "changed" | "same" | "fault";

/**
 * The stored pages by their key. The data is the same for every visitor, so they are not deleted at log-out. Each use
 * fails if the browser forbids storage, and the next one tries again.
 */
const stored = createStore("karo.games", "pages");
// `async`, because Firefox throws where it denies storage, and idb-keyval lets that through instead of rejecting.
const storedPages = async () => values<StoredPage>(stored);
/** The stored lobbies by language and lobby, until newer pages are stored. */
const lobbies = new Map<string, Promise<StoredLobby | undefined>>();

const catalogue = {
  /** Calls `onPage` with the stored pages of a language, in the catalogue's order: all at once would block the page's thread. */
  async load(language: string, onPage: (page: LoadedPage) => Promise<void>): Promise<void> {
    const pages = await storedPages();
    for (const lobby of ["slot", "live"] as const) {
      for (const { items } of pagesOfLobby(pages, language, lobby)) {
        const rows = items.map((item) => {
          const { name, providerID, providerName, image } = item;
          return { id: idOf(item), name, providerID, providerName, image };
        });
        // Its channel is not that of the answer, which could come first.
        await onPage({ lobby, rows, folded: rows.map(({ name }) => foldForSearch(name)) });
      }
    }
  },

  /** Returns a page of a lobby's list; undefined without a catalogue. */
  async list(language: string, { lobby, filters, offset, limit }: ListRequest): Promise<StoredList | undefined> {
    return (await lobbyOf(language, lobby))?.list(filters, offset, limit);
  },

  /** Returns a game or table; undefined if the catalogue has none with this id. */
  async item(language: string, lobby: LobbyKind, id: string): Promise<SlotGame | LiveTable | undefined> {
    return (await lobbyOf(language, lobby))?.item(id);
  },

  /** Brings the catalogue up to date, in one tab at a time. The other tabs read what it has stored. */
  async synchronise(
    source: CatalogueSource,
    language: string,
    mayGoOn: () => Promise<boolean>,
  ): Promise<SynchronisationEnd> {
    const end = await navigator.locks.request(
      "karo.catalogue",
      { ifAvailable: true },
      async (lock): Promise<SynchronisationEnd> => {
        if (!lock) return "changed";
        try {
          const hasChanged = await synchronise({
            language,
            now: Date.now,
            fetchPage: (lobby, offset, etag) => fetchCataloguePage(source, language, lobby, offset, etag),
            read: (key) => get(key, stored),
            write: (page) => set(page.key, page, stored),
            deleteAllBut,
            mayGoOn,
          });
          return hasChanged ? "changed" : "same";
        } catch (error) {
          // The rest follows next time.
          return error instanceof NoPage && error.isFault ? "fault" : "changed";
        }
      },
    );
    lobbies.clear();
    return end;
  },

  /** Deletes the stored catalogue of every language. */
  async forget(): Promise<void> {
    await deleteAllBut(new Set());
    lobbies.clear();
  },
};

export type CatalogueWorker = typeof catalogue;

expose(catalogue);

function lobbyOf(language: string, lobby: LobbyKind): Promise<StoredLobby | undefined> {
  const of = `${language} ${lobby}`;
  const known = lobbies.get(of);
  if (known) return known;
  const ready = storedPages().then(
    (pages) => storedLobby(pages, language, lobby),
    () => undefined,
  );
  lobbies.set(of, ready);
  // Not remembered when it is missing, because another tab may be fetching it.
  void ready.then((kept) => kept ?? lobbies.delete(of));
  return ready;
}

async function deleteAllBut(needed: ReadonlySet<string>): Promise<void> {
  await delMany(
    (await keys<string>(stored)).filter((key) => !needed.has(key)),
    stored,
  );
}
