import type { Store } from "./store.ts";
import type { Waiting } from "./routes.ts";

/** What to do with an answer from the network. */
export interface Reading {
  /** Whether to pass the answer to the page. If not, the stored copy replaces it. */
  readonly isAnswer: boolean;
  /** The copy to store, replacing the previous one. */
  readonly copy?: Response | undefined;
}

/** A request to the network, and where its answer is stored. */
export interface Question {
  readonly store: Store;
  readonly key: string;
  /** How long the player waits for the network if a copy is available. */
  readonly patienceMs: number;
  readonly ask: () => Promise<Response>;
  /** May consume the response. A rejection, such as for an incomplete body, means no answer. */
  readonly read: (response: Response) => Promise<Reading>;
  /** Runs when the network answers after the page got the stored copy. */
  readonly onLateAnswer?: () => Promise<void>;
}

/** The worker aborts the request after this time. Pages wait equally long for a read. */
export const networkDeadlineMs = 20_000;

/**
 * Answers from the network, or with the stored copy if the network takes longer than `patienceMs` or has no answer. A
 * late answer is still stored. Without a copy the page gets whatever the network returned, and the promise rejects if
 * the request failed.
 */
export async function answerOrCopy(question: Question, event: Waiting): Promise<Response> {
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
