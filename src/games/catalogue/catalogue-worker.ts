/**
 * The worker of the catalogue. It stores the names of all games and tables on the device and prepares them for the
 * search, so that this work does not block the page.
 */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { foldForSearch } from "../../lib/turkish.ts";
import type { LobbyKind } from "../lobbies/filters.ts";
import { askPage, NoPage } from "./ask-page.ts";
import { inOrder, type KeptLobby, keptLobby } from "./kept-lobby.ts";
import type { FromCatalogue, ToCatalogue } from "./messages.ts";
import { unpackPage } from "./pack.ts";
import { type KeptPage, synchronise } from "./synchronise.ts";

let opening: ReturnType<typeof openCatalogue> | undefined;
/** The language in which the page searches; undefined while it does not. */
let loaded: string | undefined;
/** The stored lobbies by language and lobby, until newer pages are stored. */
const lobbies = new Map<string, Promise<KeptLobby | undefined>>();
let onGoOn: ((yes: boolean) => void) | undefined;
/** The language in which the page wants the catalogue up to date. A synchronisation in another language stops. */
let wanted: string | undefined;
let underWay = Promise.resolve();

/** Opens the database once. Rejects if the browser has none; the next call tries again. */
function database(): ReturnType<typeof openCatalogue> {
  opening ??= openCatalogue();
  opening.catch(() => (opening = undefined));
  return opening;
}

const tell = (message: FromCatalogue) => postMessage(message);

addEventListener("message", ({ data }: MessageEvent<ToCatalogue>) => {
  if (data.type === "go-on") onGoOn?.(data.yes);
  else if (data.type === "load") void load(data.language);
  else if (data.type === "list") void list(data);
  else if (data.type === "item") void item(data);
  else if (data.type === "forget") void forget(data.ask);
  else {
    wanted = data.language;
    underWay = underWay.then(() => keepCurrent(data.endpoint, data.language)).catch(() => undefined);
    underWay.then(() => tell({ type: "synchronised" }), () => undefined);
  }
});

async function load(language: string): Promise<void> {
  loaded = language;
  // Without a database there is no catalogue, and only the operator is asked.
  const pages = await database().then((opened) => opened.getAll("pages")).catch(() => []);
  // The page has asked for another language meanwhile.
  if (loaded !== language) return;
  for (const { lobby, rows } of inOrder(pages, language)) {
    const folded = unpackPage(rows).map(({ name }) => foldForSearch(name));
    tell({ type: "page", language, lobby, rows, folded });
  }
  tell({ type: "loaded", language });
}

async function list({ ask, lobby, filters, offset, limit, language }: ToCatalogue & { type: "list" }): Promise<void> {
  const found = await asked(language, lobby, (kept) => kept.list(filters, offset, limit));
  tell({ type: "listed", ask, ...(found && { found }) });
}

async function item({ ask, lobby, id, language }: ToCatalogue & { type: "item" }): Promise<void> {
  const found = await asked(language, lobby, (kept) => kept.item(id));
  tell({ type: "item", ask, ...(found && { found }) });
}

async function forget(ask: number): Promise<void> {
  await database().then((opened) => keepOnly(opened, new Set())).catch(() => undefined);
  lobbies.clear();
  tell({ type: "forgotten", ask });
}

/** Answers a question about a stored lobby. Never rejects, because the page waits for a reply. */
async function asked<Known>(language: string, lobby: LobbyKind, what: (kept: KeptLobby) => Known) {
  try {
    const kept = await lobbyOf(language, lobby);
    return kept && what(kept);
  } catch {
    return undefined;
  }
}

function lobbyOf(language: string, lobby: LobbyKind): Promise<KeptLobby | undefined> {
  const of = `${language} ${lobby}`;
  const known = lobbies.get(of);
  if (known) return known;
  const read = async () => {
    const kept = keptLobby(await (await database()).getAll("pages"), language, lobby);
    // Not remembered, because another tab may be fetching it.
    if (!kept) lobbies.delete(of);
    return kept;
  };
  const ready = read().catch(() => undefined);
  lobbies.set(of, ready);
  return ready;
}

/** Synchronises in one tab at a time. The other tabs read what it has stored. */
async function keepCurrent(endpoint: string, language: string): Promise<void> {
  if (wanted !== language) return;
  let mayHaveChanged = true;
  await navigator.locks.request("karo.catalogue", { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    try {
      const opened = await database();
      mayHaveChanged = await synchronise({
        language,
        now: Date.now,
        ask: (lobby, offset, etag) => askPage(endpoint, language, lobby, offset, etag),
        read: (key) => opened.get("pages", key),
        write: async (page) => void (await opened.put("pages", page)),
        keepOnly: (keys) => keepOnly(opened, keys),
        mayGoOn: () =>
          new Promise((resolve) => {
            onGoOn = (yes) => resolve(yes && wanted === language);
            tell({ type: "may-go-on" });
          }),
      });
    } catch (error) {
      // The rest follows next time. The page must know about a fault, because it locks the site.
      if (error instanceof NoPage && error.isFault) tell({ type: "fault" });
    }
  });
  // Read the database again, because pages may have been stored.
  lobbies.clear();
  if (mayHaveChanged && loaded === language) await load(language);
}

interface CatalogueDatabase extends DBSchema {
  pages: { key: string; value: KeptPage };
}

/** The data is the same for every visitor, so this database is not deleted at log-out. */
const name = "karo.catalogue";
const version = 1;

/** Opens the database. Rejects if storage is denied, also where `indexedDB.open` itself throws, as in Firefox. */
async function openCatalogue(): Promise<IDBPDatabase<CatalogueDatabase>> {
  return openDB<CatalogueDatabase>(name, version, {
    upgrade: (database) => void database.createObjectStore("pages", { keyPath: "key" }),
  });
}

async function keepOnly(
  database: IDBPDatabase<CatalogueDatabase>,
  keys: ReadonlySet<string>,
): Promise<void> {
  const all = await database.getAllKeys("pages");
  await Promise.all(all.filter((key) => !keys.has(key)).map((key) => database.delete("pages", key)));
}
