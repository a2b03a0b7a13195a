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
 * What was found, in the order of the list.
 *
 * @param followable whether this build has a page there; without one for games they are shown in their lobby.
 */
export function choicesOf(
  { games, tables, providers }: Found,
  followable: (href: string) => boolean,
): readonly Choice[] {
  // Asked once: the pages of games are all alike.
  const [playsGames, playsTables] = [followable(slotPath("1")), followable(tablePath("1"))];
  return [
    ...games.map(({ id, name, providerName, image }): Choice => {
      const href = playsGames ? slotPath(id) : lobbyPath("slot", { q: name });
      return { key: `g${id}`, group: "games", name, detail: providerName, image, href };
    }),
    ...tables.map(({ id, name, providerName, image }): Choice => {
      const href = playsTables ? tablePath(id) : lobbyPath("live", { q: name });
      return { key: `t${id}`, group: "tables", name, detail: providerName, image, href };
    }),
    ...providers.map(({ lobby, id, name }): Choice => {
      return { key: `p${lobby}${id}`, group: "providers", name, href: lobbyPath(lobby, { provider: id }) };
    }),
  ];
}

/** All games that a text finds, in their lobby. */
export function moreOf(text: string): Choice {
  return { key: "more", group: "more", name: text, href: lobbyPath("slot", { q: text }) };
}

/** Whether two choices look the same and lead to the same place. */
export function sameChoice(one: Choice, other: Choice): boolean {
  const { key, name, detail, image, href } = one;
  return (
    key === other.key &&
    name === other.name &&
    detail === other.detail &&
    image === other.image &&
    href === other.href
  );
}
