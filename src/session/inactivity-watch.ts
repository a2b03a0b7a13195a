import { checkInterval, inactivityLimit, warningLead } from "./inactivity.ts";
import { keys } from "./keys.ts";
import type { Session } from "./session.ts";
import { writeMoment } from "./write-records.ts";

/** What the watch needs of the page. */
export interface WatchedPage {
  /** Calls `check` every so many milliseconds, until the result is called. */
  readonly every: (milliseconds: number, check: () => void) => () => void;
  readonly events: Pick<EventTarget, "addEventListener" | "removeEventListener">;
}

/** What a player does with a page. Moving the mouse over it is not among them. */
const activities = ["pointerdown", "keydown", "wheel", "touchmove"];
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
 * Logs out after an hour without activity in any tab (spec §1, §4), and warns two minutes before. An
 * hour is over at once when the device wakes up late. The result ends the watch.
 */
export function watchInactivity(session: Session, page: WatchedPage = windowPage): () => void {
  const check = () => checkInactivity(session);
  const note = () => noteActivity(session);
  for (const name of activities) page.events.addEventListener(name, note, seenAnywhere);
  page.events.addEventListener("visibilitychange", check);
  const stop = page.every(checkInterval, check);
  check();
  return () => {
    stop();
    page.events.removeEventListener("visibilitychange", check);
    for (const name of activities) page.events.removeEventListener(name, note, seenAnywhere);
  };
}

/**
 * The player is here: the hour begins anew, and the warning is answered. Anything done on the page
 * says so by itself; call it for what happens elsewhere, such as inside a game's frame. It comes too
 * late when the hour is over.
 */
export function noteActivity(session: Session): void {
  const since = timeSinceActivity(session);
  if (since === undefined) return;
  // Often enough for an hour, and not at every key.
  if (since >= checkInterval) beginAnew(session);
  session.inactivityWarning.set(undefined);
}

/** Logs out, warns, or takes a warning back because another tab has been used. */
export function checkInactivity(session: Session): void {
  const since = timeSinceActivity(session);
  const left = since === undefined ? Number.POSITIVE_INFINITY : inactivityLimit - since;
  const moment = session.core.deps.now() + left;
  session.inactivityWarning.set(left <= warningLead ? moment : undefined);
}

/** In milliseconds; undefined when there is nobody to log out, or not any more. */
function timeSinceActivity(session: Session): number | undefined {
  if (session.endIfInactive() || session.playerId() === undefined) return undefined;
  const { records, deps } = session.core;
  const now = deps.now();
  const start = records.activityStart();
  if (start !== undefined && start <= now) return now - start;
  // Never noted, or under a clock that has been set back since.
  beginAnew(session);
  return 0;
}

function beginAnew({ core: { deps } }: Session): void {
  writeMoment(deps.device, keys.activityStart, deps.now());
}
