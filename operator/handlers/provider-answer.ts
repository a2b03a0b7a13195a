import type { Provider } from "../../src/contract/game-players.ts";
import { artAddress } from "../art-address.ts";

interface ProviderRow {
  readonly id: string;
  readonly name: string;
  readonly logo: string;
  readonly total: number;
}

/** A provider of games or tables as both lobbies answer it. */
export function providerAnswer({ id, name, logo, total }: ProviderRow): Provider {
  return { providerID: id, name, logo: artAddress(logo), count: total };
}
