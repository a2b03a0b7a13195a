import * as v from "valibot";
import { privatePrefix } from "../../lib/private-storage.ts";
import { createStoredValue } from "../../lib/stored-value.ts";

const schema = v.object({
  /** Whose marks these are. */
  player: v.string(),
  /** ISO time. Whatever is older counts as read. */
  since: v.string(),
  /** The ids of the notifications that were read. */
  read: v.array(v.string()),
});
export type ReadMarks = v.InferOutput<typeof schema>;

/** What the player has read on this device. Log-out removes it with the player's other data. */
export const storedMarks = createStoredValue<ReadMarks | undefined>({
  key: `${privatePrefix}read-notifications`,
  decode(text) {
    try {
      return v.parse(schema, JSON.parse(text ?? ""));
    } catch {
      return undefined;
    }
  },
  encode: (marks) => marks && JSON.stringify(marks),
});

/** On a device without marks, whatever is older than a week counts as read. In milliseconds. */
const newForMs = 7 * 24 * 60 * 60_000;

/** More ids than both lists can have together. */
const mostIds = 500;

/** The marks of `player`; those of somebody else count as none. `nowMs` is in milliseconds since 1970. */
export function marksOf(player: string, stored: ReadMarks | undefined, nowMs: number): ReadMarks {
  if (stored?.player === player) return stored;
  return { player, since: new Date(nowMs - newForMs).toISOString(), read: [] };
}

export function isUnread({ id, createdAt }: { id: string; createdAt: string }, { since, read }: ReadMarks): boolean {
  return Date.parse(createdAt) > Date.parse(since) && !read.includes(id);
}

/** Marks notifications as read. Takes the stored marks first: another tab may have added some. */
export function markRead(player: string, ids: readonly string[]): void {
  const marks = marksOf(player, storedMarks.get(), Date.now());
  const added = ids.filter((id) => !marks.read.includes(id));
  if (added.length > 0) storedMarks.set({ ...marks, read: [...marks.read, ...added].slice(-mostIds) });
}
