import * as v from "valibot";
import { gameOrders } from "../../../contract/casino.ts";

/** The two lobbies, by the first part of their addresses. */
export type LobbyKind = "slot" | "live";

/** A text out of an address, where what looks like a number is one. */
const addressText = v.fallback(
  v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.trim(), v.nonEmpty())),
  undefined,
);

/** What the address of a lobby holds behind its path. What does not fit is as if it were not there. */
export const lobbySearch = v.object({
  category: addressText,
  provider: addressText,
  type: addressText,
  /** Games alone: tables come in the operator's order (contract §2). */
  order: v.fallback(v.optional(v.picklist(gameOrders)), undefined),
  /** A name, as typed into the search. */
  q: addressText,
});
export type LobbySearch = v.InferOutput<typeof lobbySearch>;

/** What of a lobby is shown; all of it together must hold. */
export type LobbyFilters = { readonly [Field in keyof LobbySearch]?: LobbySearch[Field] };

/** The filters that an address names: in its path (spec §2) and behind it. The path has the last word. */
export function filtersOf(
  path: { readonly categoryID?: string; readonly providerID?: string; readonly type?: string },
  search: LobbySearch,
): LobbyFilters {
  return {
    ...search,
    ...(path.categoryID !== undefined && { category: path.categoryID }),
    ...(path.providerID !== undefined && { provider: path.providerID }),
    ...(path.type !== undefined && { type: path.type }),
  };
}

/**
 * The one address of a lobby with these filters: a category has a page of its own, else a provider, else a
 * type; the others stand behind it. `popular` is the order without saying so.
 */
export function lobbyPath(kind: LobbyKind, filters: LobbyFilters): string {
  const { category, provider, type, order, q } = filters;
  const inPath = (["category", "provider", "type"] as const).find((field) => filters[field] !== undefined);
  const path = inPath ? `/${kind}/${inPath}/${encodeURIComponent(filters[inPath] ?? "")}` : `/${kind}`;
  const search = new URLSearchParams();
  for (const [field, value] of Object.entries({ category, provider, type, order, q })) {
    if (value === undefined || field === inPath || value === "popular") continue;
    search.set(field, value);
  }
  return search.size > 0 ? `${path}?${search}` : path;
}
