// Keeps answers in localStorage, so that the next visit starts with them. TanStack's persister does the work. A query's
// `meta.persist` names its area: public answers, or what the signed-in player may see offline (src/api/query.ts).
import {
  type PersistedClient,
  persistQueryClientRestore,
  persistQueryClientSubscribe,
  removeOldestQuery,
} from "@tanstack/query-persist-client-core";
import { createSyncStoragePersister } from "@tanstack/query-sync-storage-persister";
import type { InfiniteData, Query, QueryClient } from "@tanstack/react-query";
import { schemaVersion } from "./contract/schema-version.ts";
import { checked, withChecksum } from "./lib/checksum.ts";
import { persistedKeys } from "./lib/private-storage.ts";
import { localStorageIfAllowed } from "./lib/storage.ts";

type Area = keyof typeof persistedKeys;
type PersistedQuery = PersistedClient["clientState"]["queries"][number];

const maxAgeMs = 7 * 24 * 60 * 60 * 1000;
/** localStorage is synchronous and holds about 5 MB in total. An answer has 3 kB on average. */
const mostAnswers = 100;

export interface PersistedAnswers {
  /** Resolves when both areas are restored. Never rejects: without storage, nothing is persisted. */
  readonly restored: Promise<unknown>;
  /** Restores and stores the answers of this player. What another one left is removed. */
  readonly openPlayers: (playerId: string) => void;
  /** Removes what is stored of the player. Nothing of it comes back. */
  readonly closePlayers: () => void;
}

/** Restores what earlier visits stored, and stores what arrives. `playerId` is undefined if nobody is signed in. */
export function persistQueries(queryClient: QueryClient, playerId: string | undefined): PersistedAnswers {
  const storage = localStorageIfAllowed();
  let players: ReturnType<typeof openArea> | undefined;
  const closePlayers = () => {
    players?.close();
    players = undefined;
    storage?.removeItem(persistedKeys.player);
  };
  const openPlayers = (owner: string) => {
    if (players?.owner === owner) return;
    players?.close();
    players = openArea(queryClient, storage, "player", owner);
  };
  const { restored } = openArea(queryClient, storage, "public", "");
  // Without a player, this removes what an interrupted log-out may have left.
  if (playerId === undefined) closePlayers();
  else openPlayers(playerId);
  return { restored: Promise.all([restored, players?.restored]), openPlayers, closePlayers };
}

function openArea(queryClient: QueryClient, storage: Storage | undefined, area: Area, owner: string) {
  let isOpen = true;
  let unsubscribe = () => {};
  const key = persistedKeys[area];
  // The persister writes up to a second later. After a log-out, that would bring the player's answers back.
  const untilClosed = storage && {
    getItem: () => storage.getItem(key),
    setItem: (_key: string, text: string) => isOpen && storage.setItem(key, text),
    removeItem: () => storage.removeItem(key),
  };
  const deserialize = (stored: string): PersistedClient => JSON.parse(checked(stored));
  const texts = { serialize, deserialize };
  const persister = createSyncStoragePersister({ storage: untilClosed, key, retry: removeOldestQuery, ...texts });
  const isOwn = ({ meta }: Query) => meta?.["persist"] === area;
  const dehydrateOptions = {
    shouldDehydrateQuery: (query: Query) => isOwn(query) && query.state.data !== undefined,
    shouldDehydrateMutation: () => false,
    serializeData: firstPageOnly,
  };
  const buster = `${schemaVersion}:${owner}`;
  const options = { queryClient, persister, maxAge: maxAgeMs, buster, dehydrateOptions };
  const restore = async () => {
    // The library removes what it cannot read.
    await persistQueryClientRestore(options).catch(() => {});
    queryClient.removeQueries({ predicate: (query) => isOwn(query) && (!isOpen || isOutdated(query)) });
    if (!isOpen) return;
    // A player's restored answers are shown, and asked for again.
    if (area === "player") await queryClient.invalidateQueries({ predicate: isOwn, refetchType: "none" });
    unsubscribe = persistQueryClientSubscribe(options);
  };
  const close = () => {
    isOpen = false;
    unsubscribe();
  };
  return { owner, restored: restore(), close };
}

/** The newest answers as text, after their checksum. */
function serialize({ clientState, ...client }: PersistedClient): string {
  const newestFirst = clientState.queries.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  const queries = newestFirst.slice(0, mostAnswers).map(lastSuccess);
  return withChecksum(JSON.stringify({ ...client, clientState: { ...clientState, queries } }));
}

/** Also true for an answer of the future, which a wrong clock has left. */
function isOutdated({ state: { data, dataUpdatedAt } }: Query): boolean {
  const ageMs = Date.now() - dataUpdatedAt;
  return data !== undefined && (ageMs < 0 || ageMs > maxAgeMs);
}

/** A long list begins with its first page at the next visit. The player may load the others again. */
function firstPageOnly(data: unknown): unknown {
  const { pages, pageParams } = (data ?? {}) as Partial<InfiniteData<unknown>>;
  return pages && pageParams ? { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) } : data;
}

/** If refetching failed, the last success can still be shown offline. The next visit counts its own updates. */
function lastSuccess({ state, ...query }: PersistedQuery): PersistedQuery {
  const noFailure = { error: null, fetchFailureCount: 0, fetchFailureReason: null, dataUpdateCount: 0 };
  return { ...query, state: { ...state, ...noFailure, status: "success" } };
}
