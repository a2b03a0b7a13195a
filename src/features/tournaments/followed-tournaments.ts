import * as v from "valibot";
import { useStore } from "../../hooks/use-store.ts";
import { privatePrefix } from "../../lib/private-storage.ts";
import { createStoredValue } from "../../lib/stored-value.ts";
import { session } from "../../session/app-session.ts";

const schema = v.object({
  /** The player who follows them. */
  player: v.string(),
  /** The ids of the tournaments, the latest last. */
  ids: v.array(v.string()),
});

/** The tournaments that the player follows on this device. Log-out removes them with the player's other data. */
export const storedFollows = createStoredValue<v.InferOutput<typeof schema> | undefined>({
  key: `${privatePrefix}followed-tournaments`,
  decode(text) {
    try {
      return v.parse(schema, JSON.parse(text ?? ""));
    } catch {
      return undefined;
    }
  },
  encode: (follows) => follows && JSON.stringify(follows),
});

/** More tournaments than an operator has at once. Older ones are forgotten. */
const most = 100;

/** The ids of the tournaments that the signed-in player follows, and a way to change one. */
export function useFollowedTournaments() {
  const { playerId } = useStore(session.state);
  const stored = useStore(storedFollows);
  const ids = stored !== undefined && stored.player === playerId ? stored.ids : [];
  const follow = (id: string, isFollowed: boolean) => {
    if (playerId === undefined) return;
    const others = ids.filter((one) => one !== id);
    storedFollows.set({ player: playerId, ids: isFollowed ? [...others, id].slice(-most) : others });
  };
  return { isSignedIn: playerId !== undefined, ids, follow };
}
