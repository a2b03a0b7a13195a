/** What the page and the service worker say to each other; both ends read it from here. */
import * as v from "valibot";

const pageMessage = v.object({
  type: v.picklist([
    /** The player agreed to the update: the waiting worker takes over. */
    "SKIP_WAITING",
    /** Log-out: whatever is not public leaves the worker's caches. Replied to when done. */
    "CLEAR_PRIVATE",
    /** The worker removes itself and everything it stored. Replied to when done. */
    "KILL",
    /** Asks which build the worker is of. Replied to with a `WorkerVersion`. */
    "VERSION",
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
  /** What was answered from the store, or would be, has been replaced by something newer. */
  v.object({
    type: v.literal("CACHE_UPDATED"),
    /** `casino/games_list`, `/data/header-menu.json`, … */
    name: v.string(),
    /** The ISO moment of the newer one. */
    at: v.string(),
    /** False: the network confirmed what had been shown. */
    changed: v.boolean(),
  }),
  /** The kill switch was thrown. A page that replies reloads by itself; others are reloaded. */
  v.object({ type: v.literal("KILLED") }),
]);
/** From the worker to its pages. */
export type WorkerMessage = v.InferOutput<typeof workerMessage>;
export type CacheUpdate = Extract<WorkerMessage, { type: "CACHE_UPDATED" }>;

const workerVersion = v.object({
  /** Changes with every build; `dev` under the development server. */
  build: v.string(),
  /** The version of the contract's schemas that stored answers went through. */
  schema: v.string(),
});
export type WorkerVersion = v.InferOutput<typeof workerVersion>;

/** The reply to everything that is not a question. */
export const done = "done";

export function readPageMessage(data: unknown): v.InferOutput<typeof pageMessage> | undefined {
  return read(pageMessage, data);
}

export function readWorkerMessage(data: unknown): WorkerMessage | undefined {
  return read(workerMessage, data);
}

export function readWorkerVersion(data: unknown): WorkerVersion | undefined {
  return read(workerVersion, data);
}

function read<Schema extends v.GenericSchema>(schema: Schema, data: unknown) {
  const parsed = v.safeParse(schema, data);
  return parsed.success ? parsed.output : undefined;
}
