import type { SlotGame } from "../../../contract/casino.ts";
import type { LiveTable } from "../../../contract/livecasino.ts";

/** What the search has no use for, but the filters, orders and tiles of a lobby. Not what changes by the minute. */
export type Facts = Omit<SlotGame, Searched | "gameID" | "jackpot"> &
  Partial<Omit<LiveTable, Searched | "tableID" | "seats" | "CategoryIDs" | "type">>;
type Searched = "name" | "providerID" | "providerName" | "image";

/** Facts that few values go round for, and that go together: such a group stands once a page, not once a row. */
const groups = [
  ["type"],
  ["CategoryIDs"],
  ["badges"],
  ["volatility", "minBet", "maxBet", "hasDemo"],
  ["dealer", "open", "openingHours"],
] as const satisfies readonly (readonly (keyof Facts)[])[];

interface PackedFacts {
  /** For each of `groups`, the values that occur. */
  readonly values: readonly (readonly Partial<Facts>[])[];
  /** For each row the places of its values, its `rtp`, and when it was released: in minutes since 1970, where it can. */
  readonly rows: readonly (readonly [places: readonly number[], rtp: number | null, released: number | string | null])[];
}

const minute = 60_000;

/** The facts of a page's rows, in their order, in few bytes. */
export function packFacts(items: readonly (SlotGame | LiveTable)[]): Uint8Array {
  const values = groups.map(() => new Map<string, number>());
  const rows = items.map((item) => {
    const facts: Partial<Facts> = item;
    const places = groups.map((group, index) => {
      const value = JSON.stringify(Object.fromEntries(group.map((name) => [name, facts[name]])));
      const known = values[index] ?? new Map<string, number>();
      if (!known.has(value)) known.set(value, known.size);
      return known.get(value) ?? 0;
    });
    return [places, facts.rtp ?? null, packMoment(facts.releasedAt)] as const;
  });
  const packed: PackedFacts = {
    values: values.map((known) => Array.from(known.keys(), (value) => JSON.parse(value) as Partial<Facts>)),
    rows,
  };
  return new TextEncoder().encode(JSON.stringify(packed));
}

/** What `packFacts` packed. */
export function unpackFacts(bytes: Uint8Array): Facts[] {
  const { values, rows } = JSON.parse(new TextDecoder().decode(bytes)) as PackedFacts;
  return rows.map(([places, rtp, released]) => {
    const facts = Object.assign({}, ...places.map((place, group) => values[group]?.[place])) as Facts;
    const releasedAt = typeof released === "number" ? new Date(released * minute).toISOString() : released;
    return { ...facts, ...(rtp !== null && { rtp }), ...(releasedAt !== null && { releasedAt }) };
  });
}

function packMoment(moment: string | undefined): number | string | null {
  if (moment === undefined) return null;
  const time = Date.parse(moment);
  return time % minute === 0 && new Date(time).toISOString() === moment ? time / minute : moment;
}
