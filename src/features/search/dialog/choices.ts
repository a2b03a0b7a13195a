import { slotPath, tablePath } from "../../../games/play-path.ts";
import { lobbyPath } from "../../../games/lobbies/filters.ts";
import type { SitePath } from "../../../ui/site-href.ts";
import type { Found } from "./results.ts";

/** An option in the list of search results. */
export interface Choice {
  readonly key: string;
  readonly group: "games" | "tables" | "providers" | "more" | "recent";
  readonly name: string;
  readonly detail?: string;
  readonly image?: string;
  /** The page that it opens. Without one, its text is searched for. */
  readonly href?: SitePath;
}

/**
 * Returns the options for what was found, in the order of the list.
 *
 * @param followable whether this build has a page at an address; without a page for games they open in their lobby
 */
export function choicesOf(
  { games, tables, providers }: Found,
  followable: (href: SitePath) => boolean,
): readonly Choice[] {
  // One check is enough, because the addresses of all games have the same form.
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

/** Returns the option that opens the lobby with all games that match a text. */
export function moreOf(text: string): Choice {
  return { key: "more", group: "more", name: text, href: lobbyPath("slot", { q: text }) };
}

/** Returns whether two options look the same and open the same page. */
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
