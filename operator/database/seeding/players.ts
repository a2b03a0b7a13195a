import type { Kysely } from "kysely";
import { createPlayer } from "../../accounts/create-player.ts";
import { hashPassword } from "../../accounts/password-hash.ts";
import { houseAccount, post } from "../../ledger/post.ts";
import { walletsOf } from "../../ledger/wallet.ts";
import type { SeedPlayer } from "../../seed/player.ts";
import type { Database } from "../schema.ts";
import type { Seed } from "./seed.ts";

/** Makes the demo's players, each with an opening balance out of the house's capital. */
export async function loadPlayers(
  db: Kysely<Database>,
  { players, hashPassword: hashOf = hashPassword }: Pick<Seed, "players" | "hashPassword">,
  now: Date,
): Promise<void> {
  const hashes = new Map<string, Promise<string>>();
  for (const player of players) {
    // They share a password that is no secret: hashing it once is a second less to wait for.
    const hash = hashes.get(player.password) ?? hashOf(player.password);
    hashes.set(player.password, hash);
    await loadPlayer(db, player, await hash, now);
  }
}

async function loadPlayer(db: Kysely<Database>, player: SeedPlayer, passwordHash: string, now: Date) {
  const { twoFactor, rid, active, openingBalance, ...fields } = player;
  const form = { ...fields, country: "TR", currency: "TRY", smsOptIn: false, emailOptIn: false };
  const status = active ? "active" : "inactive";
  const optional = { promotionCode: undefined, referenceNumber: undefined };
  const id = await createPlayer(db, { ...form, ...optional, passwordHash, status }, now);
  if (id === undefined) return;

  await db
    .updateTable("player")
    .set({
      rid,
      email_verified: true,
      two_factor: twoFactor.method,
      totp_secret: twoFactor.method === "ga" ? twoFactor.secret : null,
    })
    .where("id", "=", id)
    .execute();
  const [wallet] = await walletsOf(db, id);
  if (!wallet) return;
  await post(db, {
    kind: "opening",
    at: now,
    entries: [
      { accountId: await houseAccount(db, "house.capital", "TRY"), amount: `-${openingBalance}` },
      { accountId: wallet.id, amount: openingBalance },
    ],
  });
}
