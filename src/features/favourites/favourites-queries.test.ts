import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { ReadOptions } from "../../api/query.ts";
import { linkSession } from "../../api/session-link.ts";
import { favouriteGames, favouritesPerPage, favouriteTables } from "./favourites-queries.ts";

test("lists that were stored a moment ago are shown, and refetched", () => {
  linkSession({ playerId: () => "p1" });
  const shown = { data: { data: [] }, isStale: true };
  expect(firstResult(favouriteGames(0, favouritesPerPage))).toMatchObject(shown);
  expect(firstResult(favouriteTables(0, favouritesPerPage))).toMatchObject(shown);
});

/** What a component gets first, if the device has an empty list. */
function firstResult<Data>(options: ReadOptions<Data>) {
  const client = new QueryClient();
  client.setQueryData(options.queryKey, { data: [], message: "", dropped: 0 } as never);
  return new QueryObserver(client, options).getCurrentResult();
}
