const firstPauseMs = 60_000;
const longestPauseMs = 3_600_000;

interface Heard {
  readonly pauseMs: number;
  /** The time until which the line is withheld, in milliseconds. */
  readonly until: number;
  withheld: number;
}

/**
 * A log for operations that are retried every second. A new line is written at once. While the same line recurs, it
 * is written again after one minute, two, four, and so on up to an hour, with the number of repetitions. A different
 * line, such as another error of the same operation, is new.
 *
 * @param now the clock, in milliseconds.
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
    log(before ? `Repeated ${before.withheld + 1} more times: ${line}` : line);
  };
}
