import * as v from "valibot";
import { privatePrefix } from "../../lib/private-storage.ts";
import { deviceStorage, readJson, writeJson } from "../../lib/storage.ts";
import { session } from "../../session/app-session.ts";

const played = v.object({
  type: v.picklist(["slot", "live"]),
  id: v.string(),
  name: v.string(),
  image: v.string(),
  providerName: v.string(),
});
/** A game or table that the player opened, with the data for its tile. */
export type Played = v.InferOutput<typeof played>;

/** Removed at log-out, like every key with this prefix. */
const key = `${privatePrefix}played`;
const kept = v.object({ player: v.string(), items: v.array(played) });
const most = 12;

/** Remembers a game or table as the most recent one. Does nothing while nobody is signed in. */
export function rememberPlayed(item: Played): void {
  const player = session.playerId();
  if (player === undefined) return;
  const others = recentlyPlayed().filter(({ type, id }) => type !== item.type || id !== item.id);
  writeJson(deviceStorage, key, { player, items: [item, ...others].slice(0, most) });
}

/** Returns what this player has opened on this device, the most recent first. */
export function recentlyPlayed(): readonly Played[] {
  const found = readJson(deviceStorage, key, kept);
  return found && found.player === session.playerId() ? found.items : [];
}
