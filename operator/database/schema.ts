import type { Localised } from "../lib/language.ts";
import type { AccountTables } from "./schema/accounts.ts";
import type { CashierTables } from "./schema/cashier.ts";
import type { CatalogueTables } from "./schema/catalogue.ts";
import type { Json, Moment } from "./schema/columns.ts";
import type { ContentTables } from "./schema/content.ts";
import type { CouponTables } from "./schema/coupons.ts";
import type { GameRoundTables } from "./schema/game-rounds.ts";
import type { IdempotencyTables } from "./schema/idempotency.ts";
import type { LedgerTables } from "./schema/ledger.ts";
import type { LimitTables } from "./schema/limits.ts";
import type { OutboxTables } from "./schema/outbox.ts";
import type { PasskeyTables } from "./schema/passkeys.ts";
import type { PlayTables } from "./schema/play.ts";
import type { PlayerTransactionTables } from "./schema/player-transactions.ts";
import type { PushTables } from "./schema/push.ts";
import type { SessionTables } from "./schema/sessions.ts";
import type { StaffTables } from "./schema/staff.ts";

/** A single row: whether the site is closed, and the notice for visitors. */
export interface MaintenanceTable {
  active: boolean;
  title: Json<Localised>;
  message: Json<Localised>;
  starts_at: Moment | null;
  ends_at: Moment | null;
}

/** Which part of the demo data has been loaded, and the day to which its dates are relative. */
export interface SeedingTable {
  part: "catalogue" | "content" | "methods" | "offers" | "players" | "cashier" | "history";
  seeded_at: Moment;
}

/** Secrets that all processes of one operator share, encrypted (`secrets.ts`). */
export interface OperatorSecretTable {
  name: "data key" | "private key" | "push key" | "payment pages";
  value: string;
}

/** The tables for Kysely. */
export interface Database
  extends
    CatalogueTables,
    ContentTables,
    AccountTables,
    SessionTables,
    StaffTables,
    PasskeyTables,
    PushTables,
    OutboxTables,
    LedgerTables,
    PlayerTransactionTables,
    CashierTables,
    IdempotencyTables,
    CouponTables,
    LimitTables,
    GameRoundTables,
    PlayTables {
  maintenance: MaintenanceTable;
  operator_secret: OperatorSecretTable;
  seeding: SeedingTable;
}
