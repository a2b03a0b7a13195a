import { slotLink, tableLink } from "../games/play-path.ts";
import { lobbyLink } from "../games/filters.ts";
import type { IconName } from "../../ui/icon-name.ts";
import type { PageLink } from "../../ui/Link.tsx";
import type { Found } from "./results.ts";

/** The groups of options, in the order of the list. */
export const choiceGroups = [
  "recent",
  "popular",
  "categories",
  "games",
  "tables",
  "providers",
  "nearest",
  "more",
] as const;

/** An option in the list of search results. */
export interface Choice {
  readonly key: string;
  readonly group: (typeof choiceGroups)[number];
  readonly name: string;
  readonly detail?: string;
  readonly image?: string;
  /** In place of a picture. By default the icon of its group. */
  readonly icon?: IconName;
  /** The page that it opens. Without one, its text is searched for. */
  readonly page?: PageLink;
}

/** Whether an option is offered although it does not match what was typed. */
export function isSuggestion(choice: Choice | undefined): boolean {
  return choice?.group === "popular" || choice?.group === "categories" || choice?.group === "nearest";
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
