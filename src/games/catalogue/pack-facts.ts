import type { SlotGame } from "../../contract/casino.ts";
import type { LiveTable } from "../../contract/livecasino.ts";

/** The fields that a lobby's filters, orders and tiles need, without those that change every minute. */
export type Facts = Omit<SlotGame, Searched | "gameID" | "jackpot"> &
  Partial<Omit<LiveTable, Searched | "tableID" | "seats" | "CategoryIDs" | "type">>;
type Searched = "name" | "providerID" | "providerName" | "image";

/** Groups of fields that share few combinations of values. Each combination is stored once per page, not per row. */
const groups = [
  ["type"],
  ["CategoryIDs"],
  ["badges"],
  ["volatility", "minBet", "maxBet", "hasDemo"],
  ["dealer", "open", "openingHours"],
] as const satisfies readonly (readonly (keyof Facts)[])[];

interface PackedFacts {
  /** For each of `groups`, the combinations that occur. */
  readonly values: readonly (readonly Partial<Facts>[])[];
  /** For each row the indices of its values, its `rtp`, and its release in minutes since 1970 (or as text). */
  readonly rows: readonly (readonly [indices: readonly number[], rtp: number | null, released: number | string | null])[];
}

const minuteMs = 60_000;

/** Packs the fields of a page's rows, in order, into few bytes. */
export function packFacts(items: readonly (SlotGame | LiveTable)[]): Uint8Array {
  const values = groups.map(() => new Map<string, number>());
  const rows = items.map((item) => {
    const facts: Partial<Facts> = item;
    const indices = groups.map((group, index) => {
      const value = JSON.stringify(Object.fromEntries(group.map((name) => [name, facts[name]])));
      const known = values[index] ?? new Map<string, number>();
      if (!known.has(value)) known.set(value, known.size);
      return known.get(value) ?? 0;
    });
    return [indices, facts.rtp ?? null, packMoment(facts.releasedAt)] as const;
  });
  const packed: PackedFacts = {
    values: values.map((known) => Array.from(known.keys(), (value) => JSON.parse(value) as Partial<Facts>)),
    rows,
  };
  return new TextEncoder().encode(JSON.stringify(packed));
}

/** The inverse of `packFacts`. */
export function unpackFacts(bytes: Uint8Array): Facts[] {
  const { values, rows } = JSON.parse(new TextDecoder().decode(bytes)) as PackedFacts;
  return rows.map(([indices, rtp, released]) => {
    const facts = Object.assign({}, ...indices.map((index, group) => values[group]?.[index])) as Facts;
    const releasedAt = typeof released === "number" ? new Date(released * minuteMs).toISOString() : released;
    return { ...facts, ...(rtp !== null && { rtp }), ...(releasedAt !== null && { releasedAt }) };
  });
}

function packMoment(moment: string | undefined): number | string | null {
  if (moment === undefined) return null;
  const time = Date.parse(moment);
  return time % minuteMs === 0 && new Date(time).toISOString() === moment ? time / minuteMs : moment;
}
