/** The record of what staff did. The database refuses to change or delete it. */
import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import type { Act } from "../database/columns.ts";

/** Something that a member of staff did. */
export interface Done {
  readonly kind: Act;
  /** What it was done to, such as the number of a withdrawal. */
  readonly subject?: string;
  /** The player whom it concerns. */
  readonly playerId?: string | undefined;
  readonly details?: string | undefined;
}

/** Records what a member did. Call it in the transaction of the deed. `staffId` is null for the command line. */
export async function writeAudit(
  db: Kysely<Database>,
  staffId: string | null,
  { kind, subject, playerId, details }: Done,
  now: Date,
): Promise<void> {
  const row = {
    staff_id: staffId,
    kind,
    subject: subject ?? null,
    player_id: playerId ?? null,
    details: details || null,
    at: now,
  };
  await db.insertInto("staff_audit").values(row).execute();
}

/** What to look for. Each part that is missing matches everything. */
export interface AuditSearch {
  readonly staffId?: string | undefined;
  readonly playerId?: string | undefined;
  readonly kind?: Act | undefined;
  /** From this moment on, and before that one. */
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
  /** Only rows that are older than the one with this id. */
  readonly before?: string | undefined;
}

export type AuditRow = Awaited<ReturnType<typeof findAudit>>[number];

/** The latest rows that match, newest first. */
export function findAudit(
  db: Kysely<Database>,
  { staffId, playerId, kind, from, until, before }: AuditSearch,
  most: number,
) {
  return db
    .selectFrom("staff_audit")
    .leftJoin("staff", "staff.id", "staff_audit.staff_id")
    .leftJoin("player", "player.id", "staff_audit.player_id")
    .select([
      "staff_audit.id",
      "at",
      "staff.name as member",
      "kind",
      "subject",
      "staff_audit.player_id as playerId",
      "player.username",
      "details",
    ])
    .$if(staffId !== undefined, (query) => query.where("staff_audit.staff_id", "=", staffId ?? ""))
    .$if(playerId !== undefined, (query) => query.where("staff_audit.player_id", "=", playerId ?? ""))
    .$if(kind !== undefined, (query) => query.where("kind", "=", kind as Act))
    .$if(from !== undefined, (query) => query.where("at", ">=", from as Date))
    .$if(until !== undefined, (query) => query.where("at", "<", until as Date))
    .$if(before !== undefined, (query) => query.where("staff_audit.id", "<", before ?? ""))
    .orderBy("staff_audit.id", "desc")
    .limit(most)
    .execute();
}

/** All rows that match, newest first, read in parts. */
export async function* allAudit(db: Kysely<Database>, search: AuditSearch, atOnce = 1_000): AsyncGenerator<AuditRow> {
  let before = search.before;
  for (;;) {
    const rows = await findAudit(db, { ...search, before }, atOnce);
    yield* rows;
    before = rows.at(-1)?.id;
    if (rows.length < atOnce) return;
  }
}
