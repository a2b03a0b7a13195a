import { slotLink, tableLink } from "../games/play-path.ts";
import { lobbyLink } from "../games/filters.ts";
import type { PageLink } from "../../ui/Link.tsx";
import type { Found } from "./results.ts";

/** An option in the list of search results. */
export interface Choice {
  readonly key: string;
  readonly group: "games" | "tables" | "providers" | "more" | "recent";
  readonly name: string;
  readonly detail?: string;
  readonly image?: string;
  /** The page that it opens. Without one, its text is searched for. */
  readonly page?: PageLink;
}

/** Returns the options for what was found, in the order of the list. */
export function choicesOf({ games, tables, providers }: Found): readonly Choice[] {
  return [
    ...games.map(({ id, name, providerName, image }): Choice => {
      return { key: `g${id}`, group: "games", name, detail: providerName, image, page: slotLink(id) };
    }),
    ...tables.map(({ id, name, providerName, image }): Choice => {
      return { key: `t${id}`, group: "tables", name, detail: providerName, image, page: tableLink(id) };
    }),
    ...providers.map(({ lobby, id, name }): Choice => {
      return { key: `p${lobby}${id}`, group: "providers", name, page: lobbyLink(lobby, { provider: id }) };
    }),
  ];
}

/** Returns the option that opens the lobby with all games that match a text. */
export function moreOf(text: string): Choice {
  return { key: "more", group: "more", name: text, page: lobbyLink("slot", { q: text }) };
}

/** Returns whether two options look the same and open the same page, which the key and the name tell. */
export function sameChoice(one: Choice, other: Choice): boolean {
  const { key, name, detail, image } = one;
  return key === other.key && name === other.name && detail === other.detail && image === other.image;
}
