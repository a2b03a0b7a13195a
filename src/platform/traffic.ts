/** What the browser knows about its network (Network Information API, Chromium only). */
export interface NetworkInformation {
  readonly saveData?: boolean;
  /** `slow-2g`, `2g`, `3g`, `4g`. */
  readonly effectiveType?: string;
}

/**
 * Whether the page may fetch something that the player did not ask for. Returns false offline, on 2G, and if the
 * player saves data. If the browser reports nothing about the network, returns true.
 */
export function maySpendTraffic(
  { onLine, connection }: { onLine: boolean; connection?: NetworkInformation } = navigator,
): boolean {
  return onLine && connection?.saveData !== true && !connection?.effectiveType?.endsWith("2g");
}
