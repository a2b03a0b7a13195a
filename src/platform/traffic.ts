import { type NetworkInformation, savesTraffic } from "../lib/slow-network.ts";

/**
 * Whether the page may fetch something that the player did not ask for. Returns false offline, on slow networks, and if
 * the player saves data. If the browser reports nothing about the network, returns true.
 */
export function maySpendTraffic(
  { onLine, connection }: { onLine: boolean; connection?: NetworkInformation } = navigator,
): boolean {
  return onLine && !savesTraffic({ ...(connection && { connection }) });
}
