import type { Kysely } from "kysely";
import { createPlayer } from "../../operator/money/create-player.ts";
import { hashPassword } from "../../operator/identity/password-hash.ts";
import { houseAccount, post, walletsOf } from "../../operator/money/ledger.ts";
import { storedAuthenticator } from "../../operator/identity/second-factor.ts";
import type { SeedPlayer } from "../player.ts";
import type { Database } from "../../operator/database/schema.ts";

/** The hashes of the demo players' passwords. They share one public password, which is hashed once. */
export async function hashesOf(players: readonly SeedPlayer[]): Promise<ReadonlyMap<string, string>> {
  const hashes = new Map<string, string>();
  for (const password of new Set(players.map((player) => player.password)))
    hashes.set(password, await hashPassword(password));
  return hashes;
}

/** Creates the demo's players. Each gets an opening balance from the house's capital. */
export async function loadPlayers(
  db: Kysely<Database>,
  players: readonly SeedPlayer[],
  hashes: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  for (const player of players) await loadPlayer(db, player, hashes.get(player.password) ?? "", now);
}

async function loadPlayer(db: Kysely<Database>, player: SeedPlayer, passwordHash: string, now: Date) {
  const {
    twoFactor,
    rid,
    active,
    openingBalance,
    identityVerified = true,
    isDemo = false,
    limits = [],
    ...fields
  } = player;
  const form = { ...fields, country: "TR", currency: "TRY", smsOptIn: false, emailOptIn: false };
  const status = active ? "active" : "inactive";
  const optional = { promotionCode: undefined, referenceNumber: undefined };
  const id = await createPlayer(db, { ...form, ...optional, passwordHash, status }, now);
  if (id === undefined) return;

  await db
    .updateTable("player")
    .set({
      rid,
      is_demo: isDemo,
      email_verified: true,
      phone_verified: twoFactor.method === "sms",
      identity_verified: identityVerified,
      two_factor: twoFactor.method,
      totp_secret: twoFactor.method === "ga" ? storedAuthenticator(db, `player ${id}`, twoFactor.secret) : null,
    })
    .where("id", "=", id)
    .execute();
  if (limits.length > 0)
    await db
      .insertInto("player_limit")
      .values(limits.map((limit) => ({ ...limit, player_id: id })))
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
