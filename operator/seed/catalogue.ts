import { readFileSync } from "node:fs";
import type { GameDesign } from "./catalogue/design.ts";
import type { SeedCatalogue, SeedGame } from "./types.ts";

export const gameCount = 12_000;
export const firstGameId = 10_001;
export const firstTableId = 501;

/**
 * `operator/demo/catalogue.json`: each game is a row of the columns in `gameColumns`. Values missing at the end are
 * null.
 */
interface CatalogueFile extends Omit<SeedCatalogue, "games"> {
  readonly gameColumns: readonly string[];
  readonly games: readonly (readonly unknown[])[];
}

type Game = Omit<SeedGame, "releasedAt"> & GameDesign;

interface Catalogue extends SeedCatalogue {
  readonly designs: readonly GameDesign[];
}

let read: Catalogue | undefined;

/** The demo's catalogue: 12,000 games of 60 studios, 220 live tables of 12. All names are invented. */
export function seedCatalogue(): SeedCatalogue {
  const { designs: _, ...catalogue } = theCatalogue();
  return catalogue;
}

/** The design of the game with this id. Undefined for a game that is not in the demo's catalogue. */
export function designOf(id: number): GameDesign | undefined {
  return theCatalogue().designs[id - firstGameId];
}

function theCatalogue(): Catalogue {
  read ??= readCatalogue();
  return read;
}

function readCatalogue(): Catalogue {
  return parseCatalogue(readFileSync(new URL("../demo/catalogue.json", import.meta.url), "utf8"));
}

/** Reads the text of a catalogue, in the format of `operator/demo/catalogue.json`. */
export function parseCatalogue(text: string): Catalogue {
  const { gameColumns, games: rows, providers, categories, ...live } = JSON.parse(text) as CatalogueFile;
  const designs: GameDesign[] = [];
  const games = rows.map((row, index): SeedGame => {
    const filled = gameColumns
      .map((column, at) => [column, row[at] ?? undefined] as const)
      .filter(([, value]) => value !== undefined);
    const { released, popularity, language, theme, motif, companions, mood, ...game } = {
      id: firstGameId + index,
      ...Object.fromEntries(filled),
    } as Game & { readonly released: string };
    const { id, name, providerId, type } = game;
    designs.push({ id, name, providerId, type, language, theme, motif, companions, ...(mood && { mood }) });
    // Every release was in the morning.
    return { ...game, releasedAt: `${released}T09:00:00.000Z`, popularity };
  });
  return { providers, categories, games, ...live, designs };
}
