import type { Query, QueryClient } from "@tanstack/react-query";
import type { CallSuccess } from "../../../client/call.ts";
import type { Favorite } from "../../../contract/user.ts";
import type { FavouriteChange } from "./kept-changes.ts";
import { favouriteMarks } from "./queries.ts";

/** Puts what the operator confirmed among the marks, so that nothing flickers until they are asked for anew. */
export function keepMark(queryClient: QueryClient, { type, id, mode }: FavouriteChange): void {
  queryClient.setQueryData<CallSuccess<Favorite[]>>(favouriteMarks(type).queryKey, (marks) => {
    if (!marks) return marks;
    const others = marks.data.filter((mark) => mark.id !== id);
    return { ...marks, data: mode === "insert" ? [...others, { type, id }] : others };
  });
}

/** Has the lists of favourite games and tables asked for anew. */
export function askListsAnew(queryClient: QueryClient): Promise<void> {
  return askAnew(queryClient, isList);
}

/** The same, and the marks: another tab has sent something. */
export function askAllAnew(queryClient: QueryClient): Promise<void> {
  return askAnew(queryClient, (query) => isList(query) || query.queryKey[1] === "favorites");
}

async function askAnew(queryClient: QueryClient, predicate: (query: Query) => boolean): Promise<void> {
  // What was asked before the change, such as when the network came back, is no answer; a first one is not asked twice.
  await queryClient.cancelQueries({ predicate });
  await queryClient.invalidateQueries({ predicate });
}

/** `["casino", "games_list", language, { favorites: true, … }, player]` */
function isList({ queryKey }: Query): boolean {
  const data = queryKey[3];
  return typeof data === "object" && data !== null && "favorites" in data;
}
