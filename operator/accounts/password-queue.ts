import { boundedQueue } from "../bounded-queue.ts";
import type { CallContext } from "../dispatch/handler.ts";
import { Refusal } from "../dispatch/refusal.ts";
import { texts } from "../texts/texts.ts";
import { networkOf } from "../throttle/network.ts";

/**
 * A hash takes a quarter of a second of processor time. Two hashes at a time leave the other threads of Node's pool to files and
 * compression. The last task in a full queue waits about two seconds.
 */
const inTurn = boundedQueue({ atOnce: 2, mostWaiting: 14 });
/** The limit of running and waiting tasks of one network, so that it cannot fill the queue. */
const mostOfNetwork = 6;
const retryAfterSeconds = 3;

const ofNetwork = new Map<string, number>();

/**
 * Runs work that hashes a password when it is its turn.
 *
 * @throws Refusal (429) when this network has too much in the queue, Busy when the queue is full.
 */
export async function inPasswordQueue<Result>(
  { caller, language }: Pick<CallContext, "caller" | "language">,
  work: () => Promise<Result>,
): Promise<Result> {
  const network = networkOf(caller.ip);
  const before = ofNetwork.get(network) ?? 0;
  if (before >= mostOfNetwork) {
    throw new Refusal(texts.requests.tooManyAtOnce[language], { code: 429, data: { retryAfter: retryAfterSeconds } });
  }
  ofNetwork.set(network, before + 1);
  try {
    return await inTurn(work);
  } finally {
    const left = (ofNetwork.get(network) ?? 1) - 1;
    if (left > 0) ofNetwork.set(network, left);
    else ofNetwork.delete(network);
  }
}
