import type { Kysely } from "kysely";
import { addMember } from "../../operator/back-office/members.ts";
import type { SeedCatalogue } from "../../operator/content/catalogue-file.ts";
import { loadCatalogueOnce } from "../../operator/content/load-catalogue.ts";
import { loadOnce, wasLoaded } from "../../operator/database/load-once.ts";
import type { Seeding } from "../../operator/database/open.ts";
import type { Database } from "../../operator/database/schema.ts";
import { storeOffers } from "../../operator/money/bonus-offers.ts";
import { storeCashier } from "../../operator/money/cashier.ts";
import { gift, offers } from "../bonuses.ts";
import { cashier, type SeedBankAccount, type SeedBonus, type SeedRequest } from "../cashier.ts";
import type { SeedPlayer } from "../player.ts";
import type { SeedContent } from "../types.ts";
import { loadBankAccounts, loadBonuses, loadRequests } from "./cash-requests.ts";
import { loadContent } from "./content.ts";
import { keepContentFresh } from "./keep-fresh.ts";
import { hashesOf, loadPlayers } from "./players.ts";

/** The demo's data, or a test's. The parts are functions, so that an already seeded database does not read 12,000 games again. */
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

/** What `openDatabase` loads. Each part is loaded once. */
export function seedingOf(seed: Seed): Seeding {
  return {
    catalogue: seed.catalogue,
    async loadCatalogue(db, now) {
      await loadCatalogueOnce(db, seed.catalogue, now);
    },
    async loadRest(db, now) {
      await loadOnce(db, "content", now, (transaction) => loadContent(transaction, seed.content(), now));
      await loadOnce(db, "methods", now, (transaction) => storeCashier(transaction, cashier));
      await loadOnce(db, "offers", now, (transaction) => storeOffers(transaction, { offers, gift }));
      await seedPlayersOnce(db, seed, now);
      await seedCashierOnce(db, seed, now);
      await keepContentFresh(db, now);
    },
  };
}

/** Creates the demo's players and its administrator, once. */
async function seedPlayersOnce(db: Kysely<Database>, seed: Seed, now: Date): Promise<void> {
  if (await wasLoaded(db, "players")) return;
  const hashes = await hashesOf(seed.players);
  await loadOnce(db, "players", now, async (transaction) => {
    await loadPlayers(transaction, seed.players, hashes, now);
    if (seed.administrator !== undefined)
      await addMember(transaction, { name: seed.administrator, role: "administer", isDemo: true }, now);
  });
}

/** Creates the demo's deposits, withdrawals, bank accounts and bonuses, once. */
async function seedCashierOnce(db: Kysely<Database>, seed: Seed, now: Date): Promise<void> {
  await loadOnce(db, "cashier", now, async (transaction) => {
    await loadBankAccounts(transaction, seed.cashier.bankAccounts);
    await loadRequests(transaction, seed.cashier.requests, now);
    await loadBonuses(transaction, seed.cashier.bonuses, now);
  });
}
