import pLimit from "p-limit";
import { Busy } from "./faults.ts";

export interface QueueSize {
  /** How many tasks run at the same time. */
  readonly atOnce: number;
  /** How many more wait. Further ones are refused. */
  readonly mostWaiting: number;
}

export type BoundedQueue = <Result>(task: () => Promise<Result>) => Promise<Result>;

/**
 * Runs tasks in the order of arrival, a few at a time. The number of waiting tasks is limited, because clients at the
 * end of a long queue give up before their task runs.
 *
 * @throws Busy when it is full.
 */
export function boundedQueue({ atOnce, mostWaiting }: QueueSize): BoundedQueue {
  const inTurn = pLimit(atOnce);
  return async (task) => {
    if (inTurn.activeCount + inTurn.pendingCount >= atOnce + mostWaiting) throw new Busy("A queue is full", 2);
    return inTurn(task);
  };
}
