import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import type { Localised } from "../seed/types.ts";

export interface MaintenanceNotice {
  readonly title?: Localised;
  readonly message?: Localised;
  /** Null removes an announced end. */
  readonly startsAt?: Date | null;
  readonly endsAt?: Date | null;
}

/** Closes or opens the site. Fields that the notice omits keep their values. */
export async function setMaintenance(
  db: Kysely<Database>,
  active: boolean,
  { title, message, startsAt, endsAt }: MaintenanceNotice = {},
): Promise<void> {
  await db
    .updateTable("maintenance")
    .set({
      active,
      ...(title && { title }),
      ...(message && { message }),
      ...(startsAt !== undefined && { starts_at: startsAt }),
      ...(endsAt !== undefined && { ends_at: endsAt }),
    })
    .execute();
}
