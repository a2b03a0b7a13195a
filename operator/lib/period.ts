export interface Period {
  readonly starts_at: Date;
  readonly ends_at: Date;
}

export type PeriodState = "active" | "coming" | "finished";

/** Where `now` lies relative to a period. Both ends belong to the period. */
export function periodState({ starts_at, ends_at }: Period, now: Date): PeriodState {
  if (now < starts_at) return "coming";
  return now > ends_at ? "finished" : "active";
}

const stateOrder: Record<PeriodState, number> = { active: 0, coming: 1, finished: 2 };

/** Sorts running entries first, then coming ones (the next first), then past ones (the latest first). */
export function runningFirst(now: Date): (left: Period, right: Period) => number {
  return (left, right) => {
    const state = periodState(left, now);
    const byState = stateOrder[state] - stateOrder[periodState(right, now)];
    if (byState !== 0) return byState;
    if (state === "coming") return left.starts_at.getTime() - right.starts_at.getTime();
    const byEnd = left.ends_at.getTime() - right.ends_at.getTime();
    return state === "active" ? byEnd : -byEnd;
  };
}
