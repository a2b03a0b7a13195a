/**
 * Whether the device is certainly offline. The opposite is not certain: a device with a network may still reach
 * nothing.
 */
export function isOffline(): boolean {
  // Not every runtime with `fetch` has `onLine`.
  const { onLine }: { readonly onLine?: boolean } = navigator;
  return !(onLine ?? true);
}
