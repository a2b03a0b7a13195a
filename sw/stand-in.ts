import type { Store } from "./store.ts";

/** What an answer from the network is good for. */
export interface Reading {
  /** The page gets it. Otherwise it counts as no answer, and a stored copy stands in for it. */
  readonly isAnswer: boolean;
  /** What to store in place of the copy before it. */
  readonly copy?: Response | undefined;
}

/** A question to the network, and the place of its answer in the store. */
export interface Question {
  readonly store: Store;
  readonly key: string;
  /** How long the player waits for the network while a copy lies ready. */
  readonly patienceMs: number;
  readonly ask: () => Promise<Response>;
  /** May use the response up. A rejection, such as one from a body that breaks off, means no answer. */
  readonly read: (response: Response) => Promise<Reading>;
  /** Runs when the network has answered after all and the page was given the stored copy. */
  readonly onLateAnswer?: () => Promise<void>;
}

/** After this the network's answer is given up. Pages wait as long for a read. */
export const networkDeadlineMs = 20_000;

/**
 * The network's answer; or the stored copy when the network takes longer than the patience or has no answer. A late
 * answer is stored all the same. Without a copy the page gets what the network gave, whatever it is, and the promise
 * rejects when that was nothing.
 */
export async function answerOrCopy(question: Question, event: ExtendableEvent): Promise<Response> {
  const { store, key, patienceMs, ask, read, onLateAnswer } = question;
  let copyServed = false;
  const network = ask().then(async (response) => ({ response, reading: await read(response.clone()) }));
  event.waitUntil(keep().catch(() => undefined));
  const inTime = await Promise.race([network, wait(patienceMs)]).catch(() => undefined);
  if (inTime?.reading.isAnswer) return inTime.response;
  const copy = await store.match(key);
  copyServed = copy !== undefined;
  return copy ?? (await network).response;

  async function keep(): Promise<void> {
    const { reading } = await network;
    if (reading.copy) await store.put(key, reading.copy);
    if (reading.isAnswer && copyServed) await onLateAnswer?.();
  }
}

function wait(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
