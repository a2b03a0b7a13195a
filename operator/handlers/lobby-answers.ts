import type { Provider } from "../../src/contract/game-players.ts";
import type { Category } from "../../src/contract/games.ts";
import { artAddress } from "../art-address.ts";
import { inLanguage, type Language } from "../dispatch/language.ts";
import type { Localised } from "../seed/types.ts";

interface CategoryRow {
  readonly id: string;
  readonly name: Localised;
  readonly icon: string;
  readonly total: number;
}

/** A category in the format of both lobbies. */
export function categoryAnswer(row: CategoryRow, language: Language): Category {
  return {
    CategoryID: row.id,
    name: inLanguage(row.name, language),
    icon: row.icon,
    count: row.total,
  };
}

interface ProviderRow {
  readonly id: string;
  readonly name: string;
  readonly logo: string;
  readonly total: number;
}

/** A provider in the format of both lobbies. */
export function providerAnswer({ id, name, logo, total }: ProviderRow): Provider {
  return { providerID: id, name, logo: artAddress(logo), count: total };
}
