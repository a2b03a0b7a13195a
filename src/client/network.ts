/** Only a plain "no" can be believed: a device with a network may still reach nothing. */
export function isOffline(): boolean {
  // Not every runtime with fetch knows of networks.
  const { onLine }: { readonly onLine?: boolean } = navigator;
  return !(onLine ?? true);
}
