import { slotPath, tablePath } from "../../shared/play-path.ts";
import { lobbyPath } from "../filters/filters.ts";
import type { Found } from "./results.ts";

/** Something in the list of the search that can be chosen. */
export interface Choice {
  readonly key: string;
  readonly group: "games" | "tables" | "providers" | "more" | "recent";
  readonly name: string;
  readonly detail?: string;
  readonly image?: string;
  /** Where it leads; without one the text is searched for. */
  readonly href?: string;
}

/**
 * What a search offers, in the order of the list.
 *
 * @param followable whether this build has a page there; a game without one is shown in its lobby.
 */
export function choicesOf(
  { games, tables, providers }: Found,
  text: string,
  followable: (href: string) => boolean,
): Choice[] {
  const or = (href: string, other: string) => (followable(href) ? href : other);
  return [
    ...games.map(({ id, name, providerName, image }): Choice => {
      const href = or(slotPath(id), lobbyPath("slot", { q: name }));
      return { key: `g${id}`, group: "games", name, detail: providerName, image, href };
    }),
    ...tables.map(({ id, name, providerName, image }): Choice => {
      const href = or(tablePath(id), lobbyPath("live", { q: name }));
      return { key: `t${id}`, group: "tables", name, detail: providerName, image, href };
    }),
    ...providers.map(({ lobby, id, name }): Choice => {
      return { key: `p${lobby}${id}`, group: "providers", name, href: lobbyPath(lobby, { provider: id }) };
    }),
    ...(games.length > 0
      ? [{ key: "more", group: "more", name: text, href: lobbyPath("slot", { q: text }) } as const]
      : []),
  ];
}
