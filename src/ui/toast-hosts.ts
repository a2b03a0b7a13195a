import { createStore } from "../lib/store.ts";

/**
 * Who may show the toasts; the last one does. What lies outside an open modal dialog is inert, toasts
 * too, so they are shown by whatever stands on top: the page, or the dialog opened last.
 */
export const toastHosts = createStore<readonly string[]>([]);

/** Adds a host until the returned function is called: a dialog on top, the page below everything. */
export function addToastHost(id: string, isModal: boolean): () => void {
  const others = toastHosts.get();
  toastHosts.set(isModal ? [...others, id] : [id, ...others]);
  return () => toastHosts.set(toastHosts.get().filter((host) => host !== id));
}
