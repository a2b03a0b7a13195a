import type { QueryClient } from "@tanstack/react-query";
import { call, type CallSuccess } from "../../../client/call.ts";
import { failureOf } from "../../../client/failure.ts";
import { type Favorite, userChangeFavorite } from "../../../contract/user.ts";
import { session } from "../../../session/app-session.ts";
import { type Change, changes, keyOf, setChange } from "./changes.ts";
import { favouriteMarks } from "./queries.ts";

export type Sent =
  /** `mode` is what it came to: the player may have changed it once more meanwhile. */
  | { readonly kind: "done"; readonly mode: Change["mode"] }
  | { readonly kind: "waiting" }
  /** Somebody else is here by now, or nobody: nothing to tell. */
  | { readonly kind: "another-player" }
  /** Rolled back; `message` is the operator's, if it said one. */
  | { readonly kind: "failed"; readonly message: string | undefined };

/**
 * Sends a change of a favourite that is already shown, and takes it back when the operator refuses. Without a
 * network it waits. Changed once more meanwhile, it is sent once more. Never rejects.
 */
export async function sendChange(queryClient: QueryClient, first: Change): Promise<Sent> {
  const of = keyOf(first.type, first.id);
  const player = session.playerId();
  let change = first;
  for (;;) {
    const { type, id, mode } = change;
    setChange(of, { type, id, mode, waiting: false });
    try {
      await call(userChangeFavorite, { mode, type, id });
    } catch (error) {
      if (session.playerId() !== player) return { kind: "another-player" };
      const failure = failureOf(error);
      if (failure?.kind === "offline") {
        setChange(of, { ...(changes.get().get(of) ?? change), waiting: true });
        return { kind: "waiting" };
      }
      setChange(of, undefined);
      const message = failure && "message" in failure ? failure.message : "";
      return { kind: "failed", message: message || undefined };
    }
    if (session.playerId() !== player) return { kind: "another-player" };
    keep(queryClient, change);
    const now = changes.get().get(of);
    if (!now || now.mode === mode) break;
    change = now;
  }
  setChange(of, undefined);
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isFavouriteList(queryKey) });
  return { kind: "done", mode: change.mode };
}

/** Puts what the operator confirmed among the marks, so that nothing flickers until they are asked for anew. */
function keep(queryClient: QueryClient, { type, id, mode }: Change): void {
  queryClient.setQueryData<CallSuccess<Favorite[]>>(favouriteMarks(type).queryKey, (marks) => {
    if (!marks) return marks;
    const others = marks.data.filter((mark) => mark.id !== id);
    return { ...marks, data: mode === "insert" ? [...others, { type, id }] : others };
  });
}

/** `["casino", "games_list", language, { favorites: true, … }, player]` */
function isFavouriteList(queryKey: readonly unknown[]): boolean {
  const data = queryKey[3];
  return typeof data === "object" && data !== null && "favorites" in data;
}
