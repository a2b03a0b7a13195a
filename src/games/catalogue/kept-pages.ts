import type { LobbyKind } from "../lobbies/filters.ts";
import type { KeptPage } from "./synchronise.ts";

/** Returns the pages of one lobby and language in order, the most popular games first. */
export function pagesOfLobby(pages: readonly KeptPage[], language: string, lobby: LobbyKind): KeptPage[] {
  const offsetOf = ({ key }: KeptPage) => Number(key.split(" ")[2]);
  return pages.filter(({ key }) => key.startsWith(`${language} ${lobby} `)).sort((a, b) => offsetOf(a) - offsetOf(b));
}

/** Returns the pages of a language in the catalogue's order: games before tables. */
export function inOrder(
  pages: readonly KeptPage[],
  language: string,
): readonly { readonly lobby: LobbyKind; readonly rows: Uint8Array }[] {
  return (["slot", "live"] as const).flatMap((lobby) =>
    pagesOfLobby(pages, language, lobby).map(({ rows }) => ({ lobby, rows })),
  );
}
