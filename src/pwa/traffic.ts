/** What a browser may tell of its network (Network Information API; Chromium has it). */
export interface NetworkInformation {
  readonly saveData?: boolean;
  /** `slow-2g`, `2g`, `3g`, `4g`. */
  readonly effectiveType?: string;
}

/**
 * Whether something may be fetched that the player has not asked for: not offline, not where the player saves
 * data, not on a network so slow that it would stand in the way. A browser that tells nothing may.
 */
export function maySpendTraffic(
  { onLine, connection }: { onLine: boolean; connection?: NetworkInformation } = navigator,
): boolean {
  return onLine && connection?.saveData !== true && !connection?.effectiveType?.endsWith("2g");
}
