import { type NetworkInformation, savesTraffic } from "../../lib/network.ts";

/** From this rate on, a possibly metered network is fast enough for background downloads. */
const fastMbps = 5;

/**
 * Whether some hundred kilobytes may be downloaded in the background: on a network that is fast, or neither metered nor
 * slow, and never if the player saves data. A browser that reports nothing counts as having a good network.
 */
export function mayDownload(
  { connection }: { readonly connection?: NetworkInformation } = navigator as object,
): boolean {
  if (!connection) return true;
  if (savesTraffic({ connection })) return false;
  const { type, downlink = fastMbps } = connection;
  return type !== "cellular" || downlink >= fastMbps;
}
