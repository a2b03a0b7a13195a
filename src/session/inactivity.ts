import { inactivityLimitMs, keys, writeMoment } from "./records.ts";
import type { Session } from "./session.ts";

/** How long before the log-out the warning shows, in milliseconds. */
const warningLeadMs = 2 * 60_000;

/** Milliseconds between two checks. */
const checkIntervalMs = 5_000;

/** What the watch needs from the page. */
export interface WatchedPage {
  /** Calls `check` at this interval. Returns a function that stops it. */
  readonly every: (milliseconds: number, check: () => void) => () => void;
  readonly events: Pick<EventTarget, "addEventListener" | "removeEventListener">;
}

/** The events that count as activity. Mouse movement does not. */
const activities = ["pointerdown", "keydown", "wheel", "touchmove"];

/**
 * Activity is stored at most once in this many milliseconds: scrolling fires many events a second, and each would read the
 * stored session.
 */
const noteEveryMs = 1_000;

const seenAnywhere = { capture: true, passive: true };

const windowPage: WatchedPage = {
  every(milliseconds, check) {
    const timer = setInterval(check, milliseconds);
    return () => clearInterval(timer);
  },
  get events() {
    return document;
  },
};

/**
 * Logs out after an hour without activity in any tab (product.md 4.6), and warns two minutes before. If the device
 * sleeps past the hour, it logs out as soon as it wakes up. Returns a function that ends the watch.
 */
export function watchInactivity(session: Session, page: WatchedPage = windowPage): () => void {
  const check = () => checkInactivity(session);
  let notedAt = Number.NEGATIVE_INFINITY;
  const note = ({ target }: Event) => {
    // The warning's own buttons decide: if a press on it counted, it would be gone before the click.
    if (session.inactivityWarning.get() !== undefined && target instanceof Element && target.closest("dialog")) return;
    const now = session.core.deps.now();
    // The clock may have been set back.
    if (now >= notedAt && now - notedAt < noteEveryMs) return;
    notedAt = now;
    noteActivity(session);
  };
  for (const name of activities) page.events.addEventListener(name, note, seenAnywhere);
  page.events.addEventListener("visibilitychange", check);
  const stop = page.every(checkIntervalMs, check);
  check();
  return () => {
    stop();
    page.events.removeEventListener("visibilitychange", check);
    for (const name of activities) page.events.removeEventListener(name, note, seenAnywhere);
  };
}

/**
 * Restarts the hour and removes the warning. Events on the page are noted automatically; call it for the player's input
 * elsewhere, such as inside a game's frame. It has no effect once the hour is over.
 */
export function noteActivity(session: Session): void {
  const since = timeSinceActivity(session);
  if (since === undefined) return;
  // Precise enough for an hour, without a write at every key press.
  if (since >= checkIntervalMs) beginAnew(session);
  session.inactivityWarning.set(undefined);
}

/** Logs out, warns, or removes the warning because another tab was used. */
export function checkInactivity(session: Session): void {
  const since = timeSinceActivity(session);
  const left = since === undefined ? Number.POSITIVE_INFINITY : inactivityLimitMs - since;
  const moment = session.core.deps.now() + left;
  session.inactivityWarning.set(left <= warningLeadMs ? moment : undefined);
}

/**
 * Milliseconds since the last activity; undefined when nobody is signed in, or when this call has logged the player
 * out.
 */
function timeSinceActivity(session: Session): number | undefined {
  if (session.endIfInactive() || session.playerId() === undefined) return undefined;
  const { records, deps } = session.core;
  const now = deps.now();
  const start = records.activityStart();
  if (start !== undefined && start <= now) return now - start;
  // Never stored, or the clock has been set back since.
  beginAnew(session);
  return 0;
}

function beginAnew({ core: { deps } }: Session): void {
  writeMoment(deps.device, keys.activityStart, deps.now());
}
