const hourMs = 60 * 60 * 1000;
/** A timer of an hour would miss the hour after every earlier look. */
const checkMs = 5 * 60 * 1000;

/**
 * Calls `look` about once an hour while the player has the page before them, and when they come back to it after more
 * than an hour. A page may stay open for days.
 */
export function lookHourly(look: () => void): void {
  let lastLookAt = Date.now();
  const lookWhenDue = () => {
    if (document.visibilityState !== "visible" || Date.now() - lastLookAt < hourMs) return;
    lastLookAt = Date.now();
    look();
  };
  document.addEventListener("visibilitychange", lookWhenDue);
  setInterval(lookWhenDue, checkMs);
}
