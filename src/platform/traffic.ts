/** What the browser knows about its network (Network Information API, Chromium only). */
export interface NetworkInformation {
  readonly saveData?: boolean;
  /** `slow-2g`, `2g`, `3g`, `4g`. */
  readonly effectiveType?: string;
}

/** Whether the player saves data, or the network is as slow as 2G. False if the browser reports nothing about it. */
export function savesTraffic({ connection }: { connection?: NetworkInformation } = navigator as object): boolean {
  return connection?.saveData === true || connection?.effectiveType?.endsWith("2g") === true;
}

/**
 * Whether the page may fetch something that the player did not ask for. Returns false offline, on 2G, and if the
 * player saves data. If the browser reports nothing about the network, returns true.
 */
export function maySpendTraffic(
  { onLine, connection }: { onLine: boolean; connection?: NetworkInformation } = navigator,
): boolean {
  return onLine && !savesTraffic({ ...(connection && { connection }) });
}
