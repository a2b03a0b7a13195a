import type { Kysely } from "kysely";
import type { LimitKind, LimitPeriod } from "../../src/contract/limit-items.ts";
import { lockPlayer } from "../identity/accounts.ts";
import { inTransaction } from "../database/in-transaction.ts";
import type { Database } from "../database/schema.ts";
import { askFor, confirmRaise, type LimitState, type Value } from "../lib/limit-rules.ts";

/** What a limit restricts. */
export interface LimitName {
  readonly kind: LimitKind;
  /** Only limits on deposits and losses have one. */
  readonly period: LimitPeriod | null;
}

interface Changing {
  readonly playerId: string;
  readonly now: Date;
}

/** Sets a limit, see `askFor`. */
export function setLimit(
  db: Kysely<Database>,
  name: LimitName,
  asked: Value,
  { playerId, now, raiseAfterHours }: Changing & { readonly raiseAfterHours: number },
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await lockPlayer(transaction, playerId);
    const before = await readLimit(transaction, playerId, name);
    const after = askFor(before, asked, now, raiseAfterHours);
    if (before.pending)
      await note(transaction, { playerId, now }, name, "replaced", before.value, before.pending.value);
    if (after.pending) {
      await note(transaction, { playerId, now }, name, "asked", before.value, asked, after.pending.effectiveAt);
    } else if (before.value !== after.value) {
      await note(transaction, { playerId, now }, name, "set", before.value, asked);
    }
    await writeLimit(transaction, playerId, name, after);
  });
}

/** `early`: its time has not come. `unknown`: it was confirmed, cancelled or replaced, or is another player's. */
export type Confirmed = "confirmed" | "early" | "unknown";

/** Confirms a pending raise. `effectiveAt` is the earliest time for that. */
export function confirmLimit(
  db: Kysely<Database>,
  pendingId: string,
  { playerId, now }: Changing,
): Promise<{ readonly outcome: Confirmed; readonly effectiveAt?: Date }> {
  return inTransaction(db, async (transaction) => {
    const found = await findPending(transaction, playerId, pendingId);
    if (!found?.pending) return { outcome: "unknown" };
    const { effectiveAt, value } = found.pending;
    const after = confirmRaise(found, now);
    if (!after) return { outcome: "early", effectiveAt };
    await note(transaction, { playerId, now }, found, "confirmed", found.value, value);
    await writeLimit(transaction, playerId, found, after);
    return { outcome: "confirmed" };
  });
}

/** Takes a pending raise back. Returns false if there is none with that id. */
export function cancelPending(db: Kysely<Database>, pendingId: string, { playerId, now }: Changing): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const found = await findPending(transaction, playerId, pendingId);
    if (!found?.pending) return false;
    await note(transaction, { playerId, now }, found, "cancelled", found.value, found.pending.value);
    await writeLimit(transaction, playerId, found, { value: found.value });
    return true;
  });
}

async function findPending(
  db: Kysely<Database>,
  playerId: string,
  pendingId: string,
): Promise<(LimitName & LimitState) | undefined> {
  await lockPlayer(db, playerId);
  const name = await db
    .selectFrom("pending_limit")
    .select(["kind", "period"])
    .where("id", "=", pendingId)
    .where("player_id", "=", playerId)
    .executeTakeFirst();
  return name && { ...name, ...(await readLimit(db, playerId, name)) };
}

async function readLimit(db: Kysely<Database>, playerId: string, { kind, period }: LimitName): Promise<LimitState> {
  const inForce = await db
    .selectFrom("player_limit")
    .select("value")
    .where("player_id", "=", playerId)
    .where("kind", "=", kind)
    .where("period", "is not distinct from", period)
    .executeTakeFirst();
  const pending = await db
    .selectFrom("pending_limit")
    .select(["value", "effective_at as effectiveAt"])
    .where("player_id", "=", playerId)
    .where("kind", "=", kind)
    .where("period", "is not distinct from", period)
    .executeTakeFirst();
  return { value: inForce?.value ?? null, pending };
}

async function writeLimit(
  db: Kysely<Database>,
  playerId: string,
  name: LimitName,
  { value, pending }: LimitState,
): Promise<void> {
  const row = { player_id: playerId, kind: name.kind, period: name.period };
  for (const table of ["player_limit", "pending_limit"] as const) {
    await db
      .deleteFrom(table)
      .where("player_id", "=", playerId)
      .where("kind", "=", name.kind)
      .where("period", "is not distinct from", name.period)
      .execute();
  }
  if (value !== null)
    await db
      .insertInto("player_limit")
      .values({ ...row, value })
      .execute();
  if (pending) {
    await db
      .insertInto("pending_limit")
      .values({ ...row, value: pending.value, effective_at: pending.effectiveAt })
      .execute();
  }
}

async function note(
  db: Kysely<Database>,
  { playerId, now }: Changing,
  { kind, period }: LimitName,
  action: Database["limit_event"]["action"],
  before: Value,
  after: Value,
  effectiveAt: Date | null = null,
): Promise<void> {
  await db
    .insertInto("limit_event")
    .values({
      player_id: playerId,
      at: now,
      action,
      kind,
      period,
      value_before: before,
      value_after: after,
      effective_at: effectiveAt,
    })
    .execute();
}
