import type { Kysely } from "kysely";
import type { Switchable } from "../admin/switches.ts";
import type { Database } from "../database/schema.ts";
import type { Period } from "../period.ts";
import type { Localised } from "../seed/types.ts";

/** An item that can be published and hidden. */
export interface SwitchRow {
  readonly id: string;
  readonly title: Localised;
  readonly image: string | null;
  readonly active: boolean;
  /** The period in which a published item is visible. Undefined means always. */
  readonly period?: Period | undefined;
  /** The area of the site that shows it. */
  readonly place?: string;
}

/** All rows of a content table in the order of the site. */
export async function switchRows(db: Kysely<Database>, table: Switchable): Promise<SwitchRow[]> {
  if (table === "popup") return db.selectFrom("popup").selectAll().orderBy("id").execute();
  if (table === "slider") {
    const sliders = await db.selectFrom("slider").selectAll().orderBy("area").orderBy("position").execute();
    return sliders.map((slider) => ({ ...slider, period: slider, place: `${slider.area} / ${slider.place}` }));
  }
  const rows = await db
    .selectFrom(table)
    .select(["id", "title", "image", "active", "starts_at", "ends_at"])
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...row, period: row }));
}
