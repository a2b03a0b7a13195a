import { createStore } from "../lib/store.ts";

/**
 * The ids of the hosts that may show toasts. The last one shows them. Everything outside an open modal dialog is
 * inert, including toasts, so the topmost layer shows them: the page, or the dialog opened last.
 */
export const toastHosts = createStore<readonly string[]>([]);

/** Adds a host until the returned function is called. A dialog goes on top, the page below everything. */
export function addToastHost(id: string, isModal: boolean): () => void {
  const others = toastHosts.get();
  toastHosts.set(isModal ? [...others, id] : [id, ...others]);
  return () => toastHosts.set(toastHosts.get().filter((host) => host !== id));
}
