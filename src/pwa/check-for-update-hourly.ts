const hourMs = 60 * 60 * 1000;
/** Checking only once an hour could delay a due look by almost another hour. */
const checkMs = 5 * 60 * 1000;

/**
 * Calls `look` about once an hour while the page is visible, and when the player returns to it after more than an
 * hour. A page may stay open for days.
 */
export function checkForUpdateHourly(look: () => void): void {
  let lastLookAt = Date.now();
  const lookWhenDue = () => {
    if (document.visibilityState !== "visible" || Date.now() - lastLookAt < hourMs) return;
    lastLookAt = Date.now();
    look();
  };
  document.addEventListener("visibilitychange", lookWhenDue);
  setInterval(lookWhenDue, checkMs);
}
