import { linkOptions } from "@tanstack/react-router";
import type { PageLink } from "../../ui/Link.tsx";
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
 * Leads to a lobby with these filters. The category is part of the path, or else the provider, or else the type; the
 * other filters are search parameters. `popular` is the default order and is left out.
 */
export function lobbyLink(kind: LobbyKind, { category, provider, type, order, q }: LobbyFilters): PageLink {
  const others = { order: order === "popular" ? undefined : order, q };
  if (category !== undefined) {
    return linkOptions({
      to: `/${kind}/category/$categoryID`,
      params: { categoryID: category },
      search: { provider, type, ...others },
    });
  }
  if (provider !== undefined) {
    return linkOptions({
      to: `/${kind}/provider/$providerID`,
      params: { providerID: provider },
      search: { type, ...others },
    });
  }
  if (type !== undefined) return linkOptions({ to: `/${kind}/type/$type`, params: { type }, search: others });
  return linkOptions({ to: `/${kind}`, search: others });
}

/** Whether the filters leave out anything. The order is one of them: it is another list. */
export function isWholeLobby({ category, provider, type, order = "popular", q }: LobbyFilters): boolean {
  return order === "popular" && [category, provider, type, q].every((value) => value === undefined);
}
