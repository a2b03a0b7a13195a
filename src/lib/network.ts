import { type NetworkInformation, savesTraffic } from "./slow-network.ts";

/**
 * Whether the device is certainly offline. The opposite is not certain: a device with a network may still reach
 * nothing.
 */
export function isOffline(): boolean {
  // Not every runtime with `fetch` has `onLine`.
  const { onLine }: { readonly onLine?: boolean } = navigator;
  return !(onLine ?? true);
}

/**
 * Whether the page may fetch something that the player did not ask for. Returns false offline, on slow networks, and if
 * the player saves data. If the browser reports nothing about the network, returns true.
 */
export function maySpendTraffic({
  onLine,
  connection,
}: { onLine: boolean; connection?: NetworkInformation } = navigator): boolean {
  return onLine && !savesTraffic({ ...(connection && { connection }) });
}
