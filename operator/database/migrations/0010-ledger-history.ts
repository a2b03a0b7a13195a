import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { run } from "./run.ts";

/** What a player's history says of a movement of money (finance/list_transactions, contract §2). */
export const ledgerHistory: Migration = {
  async up(db: Kysely<unknown>) {
    await run(db, [
      // 1 bet/game, 2 deposit, 3 withdraw, 4 bonus; null for what is the house's own affair.
      sql`alter table ledger_transaction
        add column category smallint check (category between 1 and 4),
        add column sub_category text,
        add column game text,
        add column ticket_number text`,
      sql`create index on ledger_transaction (ticket_number) where ticket_number is not null`,
    ]);
  },
  async down(db: Kysely<unknown>) {
    await run(db, [
      sql`alter table ledger_transaction drop column category, drop column sub_category,
        drop column game, drop column ticket_number`,
    ]);
  },
};
