import type { PageMessage, WaitingChange } from "../../../../lib/worker-messages.ts";

/** The worker of a browser as its tabs find it: with what waits in its queue (sw/queue.ts). */
export function openWorker(rows: WaitingChange[] = []) {
  const worker = {
    rows,
    /** False: it does not reply. */
    replies: true,
    /** True: it cannot take anything out. */
    isFull: false,
    /** What the pages do when they hear that the queue has changed. */
    onChange: () => {},
    postMessage(message: PageMessage, [port]: readonly [MessagePort]): void {
      const { put, settled } = message;
      const change = put ?? settled;
      if (!worker.replies || (settled && worker.isFull)) return;
      worker.rows = worker.rows.filter((row) => {
        const isSame = row.player === change?.player && row.type === change.type && row.id === change.id;
        return !isSame || (settled && row.mode !== settled.mode);
      });
      if (put) worker.rows.push(put);
      if (change) worker.onChange();
      port.postMessage(worker.rows);
    },
  };
  return worker;
}

export type TestWorker = ReturnType<typeof openWorker>;

/** `navigator.serviceWorker` of a page; without a worker until `takeOver`. */
export function containerOf(worker?: TestWorker) {
  const container = Object.assign(new EventTarget(), {
    controller: worker ?? null,
    startMessages: () => {},
    takeOver(next: TestWorker) {
      container.controller = next;
      container.dispatchEvent(new Event("controllerchange"));
    },
  });
  return container;
}
