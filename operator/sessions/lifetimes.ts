const minute = 60_000;
const hour = 60 * minute;

/** How long sessions and their keys last, in milliseconds. */
export const lifetimes = {
  /** A session lives this long after signing in, and after each ping. */
  session: hour,
  /** One that expired can be refreshed this long after. */
  refreshable: 24 * hour,
  /** One that waits for its second factor. */
  awaiting: 10 * minute,
  /** A key goes on working this long after a ping replaced it (contract §2, system/ping). */
  replacedKey: minute,
  /** How exact "last seen" is: not every call is worth a write. */
  lastSeen: minute,
} as const;

export function after(moment: Date, ms: number): Date {
  return new Date(moment.getTime() + ms);
}
