/** What the page and the service worker say to each other; both ends read it from here. */
import * as v from "valibot";

const waitingChange = v.object({
  /** The random id of a player on this device (session store). */
  player: v.string(),
  type: v.string(),
  id: v.string(),
  mode: v.string(),
});
/** What a player changed without a network, as it waits to be sent; what it means is the pages' to know. */
export type WaitingChange = v.InferOutput<typeof waitingChange>;
const waitingChanges = v.array(waitingChange);

const pageMessage = v.object({
  type: v.picklist([
    /** The player agreed to the update: the waiting worker takes over. */
    "SKIP_WAITING",
    /** Log-out: whatever is not public leaves the worker's caches. Replied to when done. */
    "CLEAR_PRIVATE",
    /** Once an hour: the worker looks at the kill switch and at config.json. */
    "LOOK",
    /** Stores what the page loaded before the worker was in control: `pictures` and `files`. */
    "KEEP_LOADED",
    /** Replied to with the `WaitingChange`s in the queue, once `put` is in it, or `settled` out of it. */
    "QUEUE",
  ]),
  /** Addresses of pictures. */
  pictures: v.optional(v.array(v.string()), []),
  /** Addresses of the operator's files and licences. */
  files: v.optional(v.array(v.string()), []),
  /** Takes the place of whatever waits of the same player for the same `type` and `id`. */
  put: v.optional(waitingChange),
  /** Sent, refused or taken back. What was put in its place meanwhile stays. */
  settled: v.optional(waitingChange),
});
/** From the page to the worker. */
export type PageMessage = v.InferInput<typeof pageMessage>;
export type QueueMessage = Pick<v.InferOutput<typeof pageMessage>, "put" | "settled">;

const workerMessage = v.union([
  /** The operator did answer a call, after the page had been given the stored answer. */
  v.object({ type: v.literal("LATE_ANSWER") }),
  /** The kill switch was thrown. A page that replies reloads by itself; the worker reloads the others. */
  v.object({ type: v.literal("KILLED") }),
  /** Something else waits in the queue than before. */
  v.object({ type: v.literal("QUEUE_CHANGED") }),
  /** There is a network: this page is the one that sends what waits in the queue. */
  v.object({ type: v.literal("QUEUE_DUE") }),
]);
/** From the worker to its pages. */
export type WorkerMessage = v.InferOutput<typeof workerMessage>;

/** The reply to everything that is not a question. */
export const done = "done";

export function readPageMessage(data: unknown): v.InferOutput<typeof pageMessage> | undefined {
  return read(pageMessage, data);
}

export function readWorkerMessage(data: unknown): WorkerMessage | undefined {
  return read(workerMessage, data);
}

/** What waits in the queue, by its store or the worker's reply; undefined when it is something else. */
export function readWaitingChanges(data: unknown): WaitingChange[] | undefined {
  return read(waitingChanges, data);
}

function read<Schema extends v.GenericSchema>(schema: Schema, data: unknown) {
  const parsed = v.safeParse(schema, data);
  return parsed.success ? parsed.output : undefined;
}
