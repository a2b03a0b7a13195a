import { type Kysely, sql } from "kysely";
import type { Database } from "../database/schema.ts";

export type VitalName = Database["monitoring_vital"]["name"];
export type CountKind = Database["monitoring_count"]["kind"];

/** The value that three quarters of the measurements do not exceed, for one day, page or kind of visit. */
export interface Percentile {
  readonly group: string;
  readonly name: VitalName;
  readonly p75: number;
  /** How many measurements there are. */
  readonly times: number;
}

/** Returns the 75th percentiles of all vitals since a day, by day, page or kind of visit. */
export async function percentilesBy(
  db: Kysely<Database>,
  column: "day" | "page" | "visit",
  since: string,
): Promise<readonly Percentile[]> {
  const { rows } = await sql<Percentile>`
    with counted as (
      select ${sql.ref(column)}::text as "group", name, value, sum(times) as times
      from monitoring_vital where day >= ${since} group by 1, 2, 3
    ), ranked as (
      select *, sum(times) over (partition by "group", name order by value) as up_to,
        sum(times) over (partition by "group", name) as total
      from counted
    )
    select "group", name, min(value) as p75, max(total)::integer as times
    from ranked where up_to >= total * 0.75 group by "group", name order by "group", name`.execute(db);
  return rows;
}

/** Something that was counted, over all days. */
export interface Counted {
  readonly name: string;
  readonly detail: string;
  readonly page: string;
  readonly times: number;
  /** The last day on which it happened. */
  readonly lastDay: string;
}

/** Returns the most frequent ones of a kind since a day. */
export async function mostCounted(
  db: Kysely<Database>,
  kind: CountKind,
  since: string,
  most: number,
): Promise<readonly Counted[]> {
  const { rows } = await sql<Counted>`
    select name, detail, page, sum(times)::integer as times, max(day)::text as "lastDay"
    from monitoring_count where kind = ${kind} and day >= ${since}
    group by name, detail, page order by sum(times) desc, name, detail, page limit ${most}`.execute(db);
  return rows;
}
