/** A page's line to the service worker that controls it. */
import { type PageMessage, readWorkerMessage, type WorkerMessage } from "./worker-messages.ts";

/** Milliseconds that a worker has to reply; starting it takes up to a second on a slow phone. */
const patience = 3000;

/** The worker's reply; undefined when there is no worker, or none that replies. */
export function askWorker(message: PageMessage): Promise<unknown> {
  const controller = navigator.serviceWorker?.controller;
  if (!controller) return Promise.resolve(undefined);
  const { port1, port2 } = new MessageChannel();
  return new Promise<unknown>((resolve) => {
    port1.addEventListener("message", (event: MessageEvent<unknown>) => resolve(event.data));
    port1.start();
    setTimeout(() => resolve(undefined), patience);
    controller.postMessage(message, [port2]);
  }).finally(() => port1.close());
}

/** Everything the worker says, as it comes. The result ends the subscription. */
export function onWorkerMessage(
  listener: (message: WorkerMessage, reply: MessagePort | undefined) => void,
): () => void {
  const container = navigator.serviceWorker;
  const receive = (event: MessageEvent<unknown>) => {
    const message = readWorkerMessage(event.data);
    if (message) listener(message, event.ports[0]);
  };
  container?.addEventListener("message", receive);
  // Messages of a page's first moments are held back until somebody says that he listens.
  container?.startMessages();
  return () => container?.removeEventListener("message", receive);
}
