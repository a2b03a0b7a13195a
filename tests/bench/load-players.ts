/** Players who are signed in and sit at a slot, for benchmarks and storms that put operators under load. */
import { createPlayer } from "../../operator/money/create-player.ts";
import { houseAccount, playerAccount, post as postEntries, transfer } from "../../operator/money/ledger.ts";
import { openSession } from "../../operator/identity/sessions.ts";
import type { connectToPostgres } from "../../operator/database/postgres.ts";
import { encrypted } from "../../operator/testing/site.ts";
import { person } from "../person.ts";
import { post } from "./load.ts";

/** A slot's player: an address of the operator, the encrypted `user` block, and the launch of a game. */
export interface LoadPlayer {
  /** The id of the row. */
  readonly id: string;
  readonly user: unknown;
  readonly network: string;
  readonly rounds: string;
  readonly launch: string;
  readonly stake: string;
}

/** Creates players with a balance of a million each, logs them in, and launches a slot for each. */
export async function newPlayers(
  db: Awaited<ReturnType<typeof connectToPostgres>>,
  origins: readonly string[],
  playerCount: number,
): Promise<readonly LoadPlayer[]> {
  const { publicKey } = (await (await fetch(`${origins[0]}/config.json`)).json()) as { publicKey: string };
  const now = new Date();
  const capital = await houseAccount(db, "house.capital", "TRY");
  const players: LoadPlayer[] = [];
  const slots = await db
    .selectFrom("game")
    .select(["id", "min_bet"])
    .where("type", "=", "slot")
    .orderBy("id")
    .limit(playerCount)
    .execute();
  for (const [number, game] of slots.entries()) {
    const id = await createPlayer(
      db,
      {
        ...person,
        passwordHash: "none",
        username: `load${number}`,
        email: `load${number}@load.example`,
        nationalId: String(10_000_000_000 + number),
        phone: `+90532${1_000_000 + number}`,
      },
      now,
    );
    if (id === undefined) throw new Error(`load${number} is taken`);
    const wallet = await playerAccount(db, id, "wallet", "TRY");
    await postEntries(db, { kind: "test", at: now, entries: transfer(capital, wallet, "1000000.00") });
    const network = `198.51.${number >> 8}.${number & 255}`;
    const origin = origins[number % origins.length] as string;
    const keys = await openSession(db, { id, awaits: null }, { ip: network, userAgent: "load", origin }, now);
    const user = encrypted(keys, publicKey);
    const { answer } = await post(
      `${origin}/endpoint/v1`,
      { api: { class: "casino", method: "init_game" }, data: { gameID: game.id, isMobile: 0, Lang: "tr" }, user },
      { panel: "frontend", "x-forwarded-for": network, origin },
    );
    const address = (answer.data as { url?: string } | undefined)?.url ?? "";
    const page = new URL(address, origin);
    await (await fetch(page)).text();
    const launch = page.searchParams.get("launch") ?? "";
    players.push({ id, user, network, rounds: new URL("/api/rounds", page).href, launch, stake: game.min_bet });
  }
  return players;
}
