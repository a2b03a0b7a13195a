/** What the browser knows about its network (Network Information API, Chromium only). */
export interface NetworkInformation {
  readonly saveData?: boolean;
  /** `wifi`, `cellular`, … */
  readonly type?: string;
  /** `slow-2g`, `2g`, `3g`, `4g`: of a network that responds like these. The browser judges by its round trips. */
  readonly effectiveType?: string;
  /** In megabits per second. */
  readonly downlink?: number;
}

/**
 * The API's definition of `4g` begins at this rate. The browser considers only round trips, so a network that answers
 * fast but transfers little counts as `4g`.
 */
const slowMbps = 0.7;

/**
 * Whether to transfer as little as possible: the player saves data, or the network is as slow as 3G. False if the
 * browser reports nothing about it.
 */
export function savesTraffic({ connection }: { connection?: NetworkInformation } = navigator as object): boolean {
  if (!connection) return false;
  const { saveData, effectiveType = "4g", downlink = slowMbps } = connection;
  return saveData === true || /[23]g$/.test(effectiveType) || downlink < slowMbps;
}

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
