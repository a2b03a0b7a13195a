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
/** A game or table that the player opened, with what its tile shows. */
export type Played = v.InferOutput<typeof played>;

/** Gone when the player is, like everything under this prefix. */
const key = `${privatePrefix}played`;
const kept = v.object({ player: v.string(), items: v.array(played) });
const most = 12;

/** Keeps that the player opened a game or table, the last one first. For nobody, nothing. */
export function rememberPlayed(item: Played): void {
  const player = session.playerId();
  if (player === undefined) return;
  const others = recentlyPlayed().filter(({ type, id }) => type !== item.type || id !== item.id);
  writeJson(deviceStorage, key, { player, items: [item, ...others].slice(0, most) });
}

/** What the player of this page opened on this device, the last one first. */
export function recentlyPlayed(): readonly Played[] {
  const found = readJson(deviceStorage, key, kept);
  return found && found.player === session.playerId() ? found.items : [];
}
