/** More subjects than this in one period are a flood. The rest of them are refused. */
const mostSubjects = 10_000;

/**
 * Returns a function that says whether a subject may do something once more: `most` times in a period. It counts in memory, so that
 * nothing about the subject is stored.
 */
export function limitRate(most: number, periodMs: number): (subject: string, now: Date) => boolean {
  const counts = new Map<string, number>();
  let endsAt = Number.NEGATIVE_INFINITY;
  return (subject, now) => {
    if (now.getTime() >= endsAt) {
      counts.clear();
      endsAt = now.getTime() + periodMs;
    }
    const times = (counts.get(subject) ?? 0) + 1;
    if (times > most || (times === 1 && counts.size >= mostSubjects)) return false;
    counts.set(subject, times);
    return true;
  };
}
