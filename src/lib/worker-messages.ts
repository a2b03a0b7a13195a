/** What the page and the service worker say to each other; both ends read it from here. */
import * as v from "valibot";

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
  ]),
  /** Addresses of pictures. */
  pictures: v.optional(v.array(v.string()), []),
  /** Addresses of the operator's files and licences. */
  files: v.optional(v.array(v.string()), []),
});
/** From the page to the worker. */
export type PageMessage = v.InferInput<typeof pageMessage>;

const workerMessage = v.union([
  /** The operator did answer a call, after the page had been given the stored answer. */
  v.object({ type: v.literal("LATE_ANSWER") }),
  /** The kill switch was thrown. A page that replies reloads by itself; the worker reloads the others. */
  v.object({ type: v.literal("KILLED") }),
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

function read<Schema extends v.GenericSchema>(schema: Schema, data: unknown) {
  const parsed = v.safeParse(schema, data);
  return parsed.success ? parsed.output : undefined;
}
