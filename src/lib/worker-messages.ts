/** The messages between the page and the service worker, shared by both. */
import * as v from "valibot";

/**
 * The Web Lock (in shared mode) that a page holds while it must not be reloaded: during a game, a payment or a form.
 */
export const updateHoldLock = "karo.hold-updates";

const loadedAnswer = v.object({
  /** The address of the call, and the body of its request. */
  address: v.string(),
  body: v.string(),
  /** The body of the answer. */
  text: v.string(),
  /** When it arrived, in milliseconds since 1970. */
  at: v.number(),
});
/** The answer to a call that the page sent before the worker controlled it. */
export type LoadedAnswer = v.InferOutput<typeof loadedAnswer>;

const pageMessage = v.object({
  type: v.picklist([
    /** The player agreed to the update: the waiting worker takes over. */
    "SKIP_WAITING",
    /** After log-out: the worker removes everything that is not public from its caches, then replies. */
    "CLEAR_PRIVATE",
    /** Once an hour, and from a page that no worker controls: the worker fetches config.json, and takes over such pages. */
    "REFRESH",
    /** The worker stores what the page loaded before the worker controlled it: `pictures`, `files` and `answers`. */
    "STORE_LOADED",
  ]),
  /** URLs of pictures. */
  pictures: v.optional(v.array(v.string()), []),
  /** URLs of the operator's files and licences. */
  files: v.optional(v.array(v.string()), []),
  answers: v.optional(v.array(loadedAnswer), []),
});
/** From the page to the worker. */
export type PageMessage = v.InferInput<typeof pageMessage>;

const workerMessage = v.variant("type", [
  /** The operator answered a call after the page had been given the stored answer. */
  v.object({ type: v.literal("LATE_ANSWER") }),
  /** A push message came while the page is visible. A page of that player replies and shows it. */
  v.object({
    type: v.literal("PUSHED"),
    player: v.string(),
    title: v.string(),
    body: v.string(),
    path: v.optional(v.string()),
  }),
  /** The player clicked a notification. A page that replies shows the path of this site. */
  v.object({ type: v.literal("OPEN"), path: v.string() }),
  /** The browser renewed or dropped the push subscription. */
  v.object({ type: v.literal("PUSH_CHANGED") }),
]);
/** From the worker to its pages. */
export type WorkerMessage = v.InferOutput<typeof workerMessage>;

/** The reply to every message that does not ask for data. */
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
