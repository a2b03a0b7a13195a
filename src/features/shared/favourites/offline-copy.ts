import type { CallSuccess } from "../../../client/call.ts";
import { privatePrefix } from "../../../lib/private-storage.ts";
import { deviceStorage } from "../../../lib/storage.ts";
import { session } from "../../../session/app-session.ts";

/** A query, as far as it matters here. */
interface Asked<Data> {
  readonly queryFn?: unknown;
  readonly initialData?: CallSuccess<Data> | (() => CallSuccess<Data> | undefined);
}

interface Copy<Data> {
  readonly player: string;
  readonly answer: CallSuccess<Data>;
}

/**
 * The same query, whose last answer is kept on the device for this player, to be shown without a network
 * (contract §3), with the moment that it is from. Gone when the player is, like everything under its prefix.
 */
export function withCopy<Data, Query extends object>(name: string, query: Query & Asked<Data>): Query {
  const key = `${privatePrefix}favourites.${name}`;
  const ask = query.queryFn as (context: unknown) => Promise<CallSuccess<Data>>;
  const player = session.playerId();
  if (player === undefined) return query;
  return {
    ...query,
    async queryFn(context: unknown) {
      const answer = await ask(context);
      const copy: Copy<Data> = { player, answer: { ...answer, cachedAt: new Date().toISOString() } };
      if (session.playerId() === player) deviceStorage.write(key, JSON.stringify(copy));
      return answer;
    },
    initialData: () => copyOf<Data>(key, player)?.answer,
    // However fresh, it is not from this visit.
    initialDataUpdatedAt: 0,
  };
}

/** Only this module writes there, and only answers that went through their schema. */
function copyOf<Data>(key: string, player: string): Copy<Data> | undefined {
  try {
    const copy = JSON.parse(deviceStorage.read(key) ?? "null") as Copy<Data> | null;
    return copy?.player === player ? copy : undefined;
  } catch {
    return undefined;
  }
}
