import type { Provider } from "../../src/contract/game-players.ts";
import { artAddress } from "../art-address.ts";

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
