import type { Kysely } from "kysely";
import { type Migration, type MigrationResultSet, Migrator, NO_MIGRATIONS } from "kysely/migration";
import { catalogue } from "./migrations/0001-catalogue.ts";
import { content } from "./migrations/0002-content.ts";
import { maintenance } from "./migrations/0003-maintenance.ts";
import { accounts } from "./migrations/0004-accounts.ts";
import { sessions } from "./migrations/0005-sessions.ts";
import { outbox } from "./migrations/0006-outbox.ts";
import { ledger } from "./migrations/0007-ledger.ts";
import { play } from "./migrations/0008-play.ts";
import { massMessageIds } from "./migrations/0009-mass-message-ids.ts";
import { ledgerHistory } from "./migrations/0010-ledger-history.ts";
import { coupons } from "./migrations/0011-coupons.ts";
import { gameRounds } from "./migrations/0012-game-rounds.ts";
import { playerTransactions } from "./migrations/0013-player-transactions.ts";
import { cashier } from "./migrations/0014-cashier.ts";
import { idempotency } from "./migrations/0015-idempotency.ts";
import { nextSeeds } from "./migrations/0016-next-seeds.ts";
import { cleanUpIndexes } from "./migrations/0017-clean-up-indexes.ts";
import { settleLater } from "./migrations/0018-settle-later.ts";
import { trueReturns } from "./migrations/0019-true-returns.ts";
import { severalProcesses } from "./migrations/0020-several-processes.ts";
import type { Database } from "./schema.ts";

const migrations: Record<string, Migration> = {
  "0001-catalogue": catalogue,
  "0002-content": content,
  "0003-maintenance": maintenance,
  "0004-accounts": accounts,
  "0005-sessions": sessions,
  "0006-outbox": outbox,
  "0007-ledger": ledger,
  "0008-play": play,
  "0009-mass-message-ids": massMessageIds,
  "0010-ledger-history": ledgerHistory,
  "0011-coupons": coupons,
  "0012-game-rounds": gameRounds,
  "0013-player-transactions": playerTransactions,
  "0014-cashier": cashier,
  "0015-idempotency": idempotency,
  "0016-next-seeds": nextSeeds,
  "0017-clean-up-indexes": cleanUpIndexes,
  "0018-settle-later": settleLater,
  "0019-true-returns": trueReturns,
  "0020-several-processes": severalProcesses,
};

/** Brings the tables up to date. Throws what the failing migration threw; a failed one leaves no trace. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  finish(await migratorOf(db).migrateToLatest());
}

/** Drops every table of the operator, with all that is in them. */
export async function dropEverything(db: Kysely<Database>): Promise<void> {
  finish(await migratorOf(db).migrateTo(NO_MIGRATIONS));
}

function migratorOf(db: Kysely<Database>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}

function finish({ error }: MigrationResultSet): void {
  if (error) throw error;
}
