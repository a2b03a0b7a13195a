import { type PagePath, type SitePath, withSearch } from "../../ui/site-href.ts";
import type { LobbySearch } from "./lobby-search.ts";

/** The two lobbies, named by the first part of their addresses. */
export type LobbyKind = "slot" | "live";

/** The filters of a lobby. An item must pass all of them. */
export type LobbyFilters = { readonly [Field in keyof LobbySearch]?: LobbySearch[Field] };

/** Reads the filters from an address's path (product.md 2.1) and search parameters. The path takes precedence. */
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
 * Returns the canonical address of a lobby with these filters. The category is part of the path, or else the provider,
 * or else the type; the other filters become search parameters. `popular` is the default order and is left out.
 */
export function lobbyPath(kind: LobbyKind, filters: LobbyFilters): SitePath {
  const { category, provider, type, order, q } = filters;
  const inPath = (["category", "provider", "type"] as const).find((field) => filters[field] !== undefined);
  const path: PagePath = inPath ? `/${kind}/${inPath}/${encodeURIComponent(filters[inPath] ?? "")}` : `/${kind}`;
  const search = new URLSearchParams();
  for (const [field, value] of Object.entries({ category, provider, type, order, q })) {
    if (value === undefined || field === inPath || value === "popular") continue;
    search.set(field, value);
  }
  return withSearch(path, search);
}
