import { readFileSync } from "node:fs";
import type { SeedPlayer } from "./player.ts";

type DemoPlayer = Omit<SeedPlayer, "password" | "address"> & { readonly about: string };

/** A public password. It opens only the demo's players. */
export const demoPassword = "Karo-Demo-7";

/** For the demo only: an authenticator's secret in the source is not a secret. */
export const demoAuthenticatorSecret = "KARODEMOONLYKARODEMOONLYKARODEMO";

/** One player of each kind, from `demo/data/players.json`. They share an address and the password. */
export const demoPlayers: readonly (SeedPlayer & { readonly about: string })[] = (
  JSON.parse(readFileSync(new URL("./data/players.json", import.meta.url), "utf8")) as DemoPlayer[]
).map((player) => ({ ...player, password: demoPassword, address: "Çini Sokak 7", isDemo: true }));

/** The history of the last of them. `npm start` loads it in the background; tests that need it load it themselves. */
export const demoPastYear = { username: "defne", moves: 3_000, coupons: 200 } as const;
