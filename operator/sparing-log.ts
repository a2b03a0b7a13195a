const firstPauseMs = 60_000;
const longestPauseMs = 3_600_000;

interface Heard {
  readonly pauseMs: number;
  /** Until when the line is withheld, in milliseconds. */
  readonly until: number;
  withheld: number;
}

/**
 * A log for what is tried again every second: a line is written when it is new, and then, for as long as it keeps
 * coming, after a minute, two, four, up to an hour, with how often it came meanwhile. Another line, such as another
 * fault of the same thing, is new.
 *
 * @param now milliseconds.
 */
export function sparingLog(log: (line: string) => void, now: () => number = Date.now): (line: string) => void {
  const heard = new Map<string, Heard>();
  return (line) => {
    const at = now();
    for (const [past, { until, pauseMs }] of heard) if (at > until + pauseMs) heard.delete(past);
    const before = heard.get(line);
    if (before && at < before.until) {
      before.withheld += 1;
      return;
    }
    const pauseMs = before ? Math.min(before.pauseMs * 2, longestPauseMs) : firstPauseMs;
    heard.set(line, { pauseMs, until: at + pauseMs, withheld: 0 });
    log(before ? `Still so, ${before.withheld + 1} times more: ${line}` : line);
  };
}
