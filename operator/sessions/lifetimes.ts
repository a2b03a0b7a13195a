const minute = 60_000;
const hour = 60 * minute;

/** The lifetimes of sessions and their keys, in milliseconds. */
export const lifetimes = {
  /** From log-in or the last ping until the session expires. */
  session: hour,
  /** How long an expired session can be refreshed. */
  refreshable: 24 * hour,
  /** How long a session waits for its second factor. */
  awaiting: 10 * minute,
  /** How long after an SMS code a session may change what the code protects. */
  confirmed: 5 * minute,
  /** How long a key works after a ping has replaced it (docs/contract.md, `system/ping`). */
  replacedKey: minute,
  /** The precision of "last seen", which saves a write on most calls. */
  lastSeen: minute,
} as const;

export function after(moment: Date, ms: number): Date {
  return new Date(moment.getTime() + ms);
}
