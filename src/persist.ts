/**
 * Keeps answers in localStorage, so that the next visit starts with them. TanStack's persister does the work. There are
 * two areas: public answers, and what the signed-in player may see offline. A query's `meta.persist` names its area
 * (src/api/query.ts).
 */
import {
  type PersistedClient,
  persistQueryClientRestore,
  persistQueryClientSubscribe,
  removeOldestQuery,
} from "@tanstack/query-persist-client-core";
import { createSyncStoragePersister } from "@tanstack/query-sync-storage-persister";
import type { InfiniteData, Query, QueryClient } from "@tanstack/react-query";
import { schemaVersion } from "./contract/schema-version.ts";
import { checksum } from "./lib/checksum.ts";
import { persistedCacheKey, playersCacheKey } from "./lib/private-storage.ts";

export type Area = "public" | "player";

export const areaKeys: Readonly<Record<Area, string>> = {
  public: persistedCacheKey,
  player: playersCacheKey,
};

/** How long answers are kept, in milliseconds. */
const maxAgeMs = 7 * 24 * 60 * 60 * 1000;

/** localStorage is synchronous and holds about 5 MB in total. An answer has 3 kB on average. */
const mostAnswers = 100;

type PersistedQuery = PersistedClient["clientState"]["queries"][number];

/** One area of this page. */
interface OpenArea {
  /** Resolves when what was stored is in the query cache: before the first render, because localStorage is synchronous. */
  readonly restored: Promise<void>;
  /** Stops storing at once. */
  readonly close: () => void;
}

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
  const nothing = { restored: Promise.resolve(), openPlayers: () => {}, closePlayers: () => {} };
  const storage = localStorageIfAllowed();
  if (!storage) return nothing;
  let players: (OpenArea & { readonly owner: string }) | undefined;
  const closePlayers = () => {
    players?.close();
    players = undefined;
    storage.removeItem(areaKeys.player);
  };
  const openPlayers = (owner: string) => {
    if (players?.owner === owner) return;
    players?.close();
    players = { owner, ...openArea(queryClient, storage, "player", owner) };
  };
  const { restored } = openArea(queryClient, storage, "public", "");
  // Without a player, this removes what an interrupted log-out may have left.
  if (playerId === undefined) closePlayers();
  else openPlayers(playerId);
  return { restored: Promise.all([restored, players?.restored]), openPlayers, closePlayers };
}

function openArea(queryClient: QueryClient, storage: Storage, area: Area, owner: string): OpenArea {
  let isOpen = true;
  let unsubscribe = () => {};
  // The persister writes up to a second later. After a log-out, that would bring the player's answers back.
  const untilClosed = {
    getItem: (key: string) => storage.getItem(key),
    setItem: (key: string, text: string) => isOpen && storage.setItem(key, text),
    removeItem: (key: string) => storage.removeItem(key),
  };
  const persister = createSyncStoragePersister({
    storage: untilClosed,
    key: areaKeys[area],
    retry: removeOldestQuery,
    serialize,
    deserialize,
  });
  const predicate = ({ meta }: Query) => meta?.["persist"] === area;
  const options = { queryClient, persister, maxAge: maxAgeMs, buster: `${schemaVersion}:${owner}` };
  const dehydrateOptions = {
    shouldDehydrateQuery: (query: Query) => predicate(query) && query.state.data !== undefined,
    shouldDehydrateMutation: () => false,
    serializeData: firstPageOnly,
  };
  const restore = async () => {
    // The library removes what it cannot read.
    await persistQueryClientRestore(options).catch(() => {});
    if (!isOpen) return queryClient.removeQueries({ predicate });
    // A player's restored answers are shown, and asked for again.
    if (area === "player") await queryClient.invalidateQueries({ predicate, refetchType: "none" });
    unsubscribe = persistQueryClientSubscribe({ ...options, dehydrateOptions });
  };
  const close = () => {
    isOpen = false;
    unsubscribe();
  };
  return { restored: restore(), close };
}

/** The newest answers as text, after their checksum. */
function serialize(client: PersistedClient): string {
  const { clientState } = client;
  const queries = clientState.queries
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .slice(0, mostAnswers)
    .map(lastSuccess);
  const text = JSON.stringify({ ...client, clientState: { ...clientState, queries } });
  return `${checksum(text)} ${text}`;
}

/** @throws Error when the text is damaged. The library then removes it. */
function deserialize(stored: string): PersistedClient {
  const [sum = "", ...rest] = stored.split(" ");
  const text = rest.join(" ");
  if (sum !== checksum(text)) throw new Error("The stored answers are damaged");
  const client = JSON.parse(text) as PersistedClient;
  const isCurrent = ({ state: { dataUpdatedAt } }: PersistedQuery) =>
    dataUpdatedAt <= Date.now() && dataUpdatedAt > Date.now() - maxAgeMs;
  const queries = client.clientState.queries.filter(isCurrent);
  return { ...client, clientState: { ...client.clientState, queries } };
}

/** A long list begins with its first page at the next visit. The player may load the others again. */
function firstPageOnly(data: unknown): unknown {
  const { pages, pageParams } = (data ?? {}) as Partial<InfiniteData<unknown>>;
  return pages && pageParams ? { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) } : data;
}

/**
 * If refetching an answer failed, stores its last success: that is what can be shown offline. The next visit counts its own
 * updates.
 */
function lastSuccess(query: PersistedQuery): PersistedQuery {
  const state = {
    ...query.state,
    status: "success",
    error: null,
    fetchFailureCount: 0,
    fetchFailureReason: null,
    dataUpdateCount: 0,
  } as const;
  return { ...query, state };
}

function localStorageIfAllowed(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
