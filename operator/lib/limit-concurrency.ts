import pLimit from "p-limit";
import { Busy } from "./faults.ts";

export interface QueueSize {
  /** How many tasks run at the same time. */
  readonly atOnce: number;
  /** How many more wait. Further ones are refused. */
  readonly mostWaiting: number;
}

export interface ConcurrencyLimit {
  /** @throws Busy when the queue is full. */
  <Result>(task: () => Promise<Result>): Promise<Result>;
  /** How many tasks run now, and how many wait. */
  readonly load: () => { readonly underWay: number; readonly waiting: number };
}

/**
 * Runs tasks in the order of arrival, a few at a time. The number of waiting tasks is limited, because clients at the
 * end of a long queue give up before their task runs.
 */
export function limitConcurrency({ atOnce, mostWaiting }: QueueSize): ConcurrencyLimit {
  const inTurn = pLimit(atOnce);
  const run = async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (inTurn.activeCount + inTurn.pendingCount >= atOnce + mostWaiting) throw new Busy("A queue is full", 2);
    return inTurn(task);
  };
  return Object.assign(run, {
    load: () => ({ underWay: inTurn.activeCount, waiting: inTurn.pendingCount }),
  });
}
