import { readFileSync } from "node:fs";
import type { GameDesign } from "./catalogue/design.ts";
import { firstGameId, parseCatalogue, type SeedCatalogue, type SeedGame } from "../operator/content/catalogue-file.ts";

export const gameCount = 12_000;
export const firstTableId = 501;

/** The file says of each game what its picture shows, too. */
interface DesignedCatalogue extends SeedCatalogue {
  readonly games: readonly (SeedGame & GameDesign)[];
}

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
  const text = readFileSync(new URL("./data/catalogue.json", import.meta.url), "utf8");
  const { games: designed, ...rest } = parseCatalogue(JSON.parse(text)) as unknown as DesignedCatalogue;
  const designs: GameDesign[] = [];
  const games = designed.map(({ language, theme, motif, companions, mood, ...game }): SeedGame => {
    const { id, name, providerId, type } = game;
    designs.push({ id, name, providerId, type, language, theme, motif, companions, ...(mood && { mood }) });
    return game;
  });
  return { ...rest, games, designs };
}
