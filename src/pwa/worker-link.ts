/** Messages between a page and the service worker that controls it. */
import { withTimeout } from "../lib/with-timeout.ts";
import { type PageMessage, readWorkerMessage, type WorkerMessage } from "../lib/worker-messages.ts";

/**
 * How long to wait for a reply for which the worker needs no network, in milliseconds. On a slow phone, the worker takes
 * up to a second to start.
 */
const promptReplyMs = 3000;

/** Sends a message and resolves with the worker's reply; undefined when there is no worker or no reply in time. */
export async function requestFromWorker(message: PageMessage, timeoutMs = promptReplyMs): Promise<unknown> {
  const controller = navigator.serviceWorker?.controller;
  if (!controller) return undefined;
  const { port1, port2 } = new MessageChannel();
  return new Promise<unknown>((resolve) => {
    port1.addEventListener("message", (event: MessageEvent<unknown>) => resolve(event.data));
    port1.start();
    setTimeout(() => resolve(undefined), timeoutMs);
    controller.postMessage(message, [port2]);
  }).finally(() => port1.close());
}

/** Calls `listener` for every message from the worker. Returns an unsubscribe function. */
export function onWorkerMessage(
  listener: (message: WorkerMessage, reply: MessagePort | undefined) => void,
): () => void {
  const container = navigator.serviceWorker;
  const receive = (event: MessageEvent<unknown>) => {
    const message = readWorkerMessage(event.data);
    if (message) listener(message, event.ports[0]);
  };
  container?.addEventListener("message", receive);
  // The browser queues the worker's messages while the page loads, until `startMessages` is called.
  container?.startMessages();
  return () => container?.removeEventListener("message", receive);
}

/** How long the first worker may take to install, in milliseconds. */
const installMs = 60_000;

/** Whether all pages open without a network: a worker becomes active when it has stored the app's files. Never rejects. */
export async function appIsStored(): Promise<boolean> {
  return Boolean(await withTimeout(Promise.resolve(navigator.serviceWorker?.ready), installMs));
}
