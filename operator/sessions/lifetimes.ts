const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The lifetimes of sessions and their keys, in milliseconds. */
export const lifetimesMs = {
  /** From log-in or the last ping until the session expires. */
  session: hourMs,
  /** How long an expired session can be refreshed. */
  refreshable: 15 * minuteMs,
  /** From log-in until the session ends, however often it is refreshed: a copied session must not live for ever. */
  longest: 24 * hourMs,
  /** How long a session waits for its second factor. */
  awaiting: 10 * minuteMs,
  /** How long after an SMS code a session may change what the code protects. */
  confirmed: 5 * minuteMs,
  /** How long a log-in or a step-up counts as a proof for changes that protect the account. */
  proved: 5 * minuteMs,
  /** How long a key works after a ping has replaced it (docs/contract.md, `system/ping`). */
  replacedKey: minuteMs,
  /** The precision of "last seen", which saves a write on most calls. */
  lastSeen: minuteMs,
} as const;

export function after(moment: Date, ms: number): Date {
  return new Date(moment.getTime() + ms);
}
