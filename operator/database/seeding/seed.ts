import { type Kysely, sql } from "kysely";
import type { SeedBankAccount, SeedBonus, SeedRequest } from "../../seed/cashier.ts";
import type { SeedPlayer } from "../../seed/player.ts";
import type { SeedCatalogue, SeedContent } from "../../seed/types.ts";
import { addMember } from "../../staff/members.ts";
import type { Database, SeedingTable } from "../schema.ts";
import { settleShelves } from "../shelves.ts";
import { loadBankAccounts, loadBonuses, loadRequests } from "./cash-requests.ts";
import { loadCatalogue } from "./catalogue.ts";
import { loadContent } from "./content.ts";
import { hashesOf, loadPlayers } from "./players.ts";

/** The demo data. The parts are functions, so that an already seeded database does not generate 12,000 games again. */
export interface Seed {
  readonly catalogue: () => SeedCatalogue;
  readonly content: () => SeedContent;
  readonly players: readonly SeedPlayer[];
  /** The name of the demo's administrator, who logs in by the link that each start prints. */
  readonly administrator?: string;
  /** What those players asked the cashier for, and their bank accounts. */
  readonly cashier: {
    readonly requests: readonly SeedRequest[];
    readonly bankAccounts: readonly SeedBankAccount[];
    readonly bonuses: readonly SeedBonus[];
  };
}

/** Loads the games and tables, once. Returns whether it has loaded them. */
export async function seedCatalogueOnce(
  db: Kysely<Database>,
  seed: Pick<Seed, "catalogue">,
  now: Date,
): Promise<boolean> {
  const loaded = await once(db, "catalogue", now, (transaction) => loadCatalogue(transaction, seed.catalogue()));
  if (loaded) await settleShelves(db);
  return loaded;
}

/** Loads the content, once. */
export async function seedContentOnce(db: Kysely<Database>, seed: Seed, now: Date): Promise<void> {
  await once(db, "content", now, (transaction) => loadContent(transaction, seed.content(), now));
}

/** Creates the demo's players and its administrator, once. */
export async function seedPlayersOnce(db: Kysely<Database>, seed: Seed, now: Date): Promise<void> {
  if (await wasLoaded(db, "players")) return;
  const hashes = await hashesOf(seed.players);
  await once(db, "players", now, async (transaction) => {
    await loadPlayers(transaction, seed.players, hashes, now);
    if (seed.administrator !== undefined)
      await addMember(transaction, { name: seed.administrator, role: "administer", isDemo: true }, now);
  });
}

/** Creates the demo's deposits, withdrawals, bank accounts and bonuses, once. */
export async function seedCashierOnce(db: Kysely<Database>, seed: Seed, now: Date): Promise<void> {
  await once(db, "cashier", now, async (transaction) => {
    await loadBankAccounts(transaction, seed.cashier.bankAccounts);
    await loadRequests(transaction, seed.cashier.requests, now);
    await loadBonuses(transaction, seed.cashier.bonuses, now);
  });
}

/** Whether the database holds the demo's players, and whether it holds players or staff at all. */
export async function whoIsIn(db: Kysely<Database>): Promise<{ readonly isDemo: boolean; readonly isUsed: boolean }> {
  // One statement, so that it sees another process load the demo either whole or not at all.
  const { rows } = await sql<{ isDemo: boolean; isUsed: boolean }>`
    select exists(select from seeding where part = 'players') as "isDemo",
      exists(select from player) or exists(select from staff) as "isUsed"`.execute(db);
  return rows[0] ?? { isDemo: false, isUsed: false };
}

/**
 * Runs `load` in a transaction if that part has never been loaded. When two operators start at once, the second waits
 * here.
 */
async function once(
  db: Kysely<Database>,
  part: SeedingTable["part"],
  now: Date,
  load: (transaction: Kysely<Database>) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await sql`lock table seeding in share row exclusive mode`.execute(transaction);
    if (await wasLoaded(transaction, part)) return false;
    await load(transaction);
    await transaction.insertInto("seeding").values({ part, seeded_at: now }).execute();
    return true;
  });
}

async function wasLoaded(db: Kysely<Database>, part: SeedingTable["part"]): Promise<boolean> {
  const before = await db.selectFrom("seeding").select("part").where("part", "=", part).executeTakeFirst();
  return before !== undefined;
}
