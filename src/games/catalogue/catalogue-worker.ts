/**
 * The worker of the catalogue. It stores the names of all games and tables on the device and prepares them for the
 * search, so that this work does not block the page.
 */
import { createStore, delMany, get, keys, set, values } from "idb-keyval";
import { foldForSearch } from "../../lib/turkish.ts";
import type { LobbyKind } from "../lobbies/filters.ts";
import { askPage, NoPage } from "./ask-page.ts";
import { inOrder, type KeptLobby, keptLobby } from "./kept-lobby.ts";
import type { FromCatalogue, QuestionName, Questions, ToCatalogue } from "./messages.ts";
import { unpackPage } from "./pack.ts";
import { type KeptPage, synchronise } from "./synchronise.ts";

/**
 * The stored pages by their key. The data is the same for every visitor, so they are not deleted at log-out. Each use
 * fails if the browser forbids storage, and the next one tries again.
 */
const stored = createStore("karo.games", "pages");
// `async`, because Firefox throws where it denies storage, and idb-keyval lets that through instead of rejecting.
const storedPages = async () => values<KeptPage>(stored);
/** The language in which the page searches; undefined while it does not. */
let loaded: string | undefined;
/** The stored lobbies by language and lobby, until newer pages are stored. */
const lobbies = new Map<string, Promise<KeptLobby | undefined>>();
let onGoOn: ((yes: boolean) => void) | undefined;
/** The language in which the page wants the catalogue up to date. A synchronisation in another language stops. */
let wanted: string | undefined;
let underWay = Promise.resolve();

const tell = (message: FromCatalogue) => postMessage(message);

addEventListener("message", ({ data }: MessageEvent<ToCatalogue>) => {
  if (data.type === "go-on") onGoOn?.(data.yes);
  else if (data.type === "load") void load(data.language);
  else void answer(data);
});

const answers: { readonly [Name in QuestionName]: (data: Questions[Name]["data"]) => Promise<Questions[Name]["answer"]> } = {
  list: async ({ language, lobby, filters, offset, limit }) => (await lobbyOf(language, lobby))?.list(filters, offset, limit),
  item: async ({ language, lobby, id }) => (await lobbyOf(language, lobby))?.item(id),
  synchronise({ endpoint, language }) {
    wanted = language;
    underWay = underWay.then(() => keepCurrent(endpoint, language)).catch(() => undefined);
    return underWay;
  },
  async forget() {
    await keepOnly(new Set()).catch(() => undefined);
    lobbies.clear();
  },
};

/** Answers every question, also when it fails, because the page waits for the answer. */
async function answer({ ask, name, data }: ToCatalogue & { type: "ask" }): Promise<void> {
  const find = answers[name] as (data: unknown) => Promise<unknown>;
  tell({ type: "answer", ask, answer: await find(data).catch(() => undefined) });
}

async function load(language: string): Promise<void> {
  loaded = language;
  // Without a database there is no catalogue, and only the operator is asked.
  const pages = await storedPages().catch(() => []);
  // The page has asked for another language meanwhile.
  if (loaded !== language) return;
  for (const { lobby, rows } of inOrder(pages, language)) {
    const folded = unpackPage(rows).map(({ name }) => foldForSearch(name));
    tell({ type: "page", language, lobby, rows, folded });
  }
  tell({ type: "loaded", language });
}

function lobbyOf(language: string, lobby: LobbyKind): Promise<KeptLobby | undefined> {
  const of = `${language} ${lobby}`;
  const known = lobbies.get(of);
  if (known) return known;
  const read = async () => {
    const kept = keptLobby(await storedPages(), language, lobby);
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
      mayHaveChanged = await synchronise({
        language,
        now: Date.now,
        ask: (lobby, offset, etag) => askPage(endpoint, language, lobby, offset, etag),
        read: (key) => get(key, stored),
        write: (page) => set(page.key, page, stored),
        keepOnly,
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

async function keepOnly(needed: ReadonlySet<string>): Promise<void> {
  await delMany((await keys<string>(stored)).filter((key) => !needed.has(key)), stored);
}
