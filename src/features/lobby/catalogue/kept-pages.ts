import type { LobbyKind } from "../filters/filters.ts";
import type { KeptPage } from "./synchronise.ts";

/** The pages that are kept in a language, as the catalogue has them: games before tables, the most popular first. */
export function inOrder(
  pages: readonly KeptPage[],
  language: string,
): readonly { readonly lobby: LobbyKind; readonly rows: Uint8Array }[] {
  return (["slot", "live"] as const).flatMap((lobby) =>
    pages
      .flatMap(({ key, rows }) => {
        const [of, kind, offset] = key.split(" ");
        return of === language && kind === lobby ? [{ lobby, rows, offset: Number(offset) }] : [];
      })
      .sort((one, other) => one.offset - other.offset),
  );
}
