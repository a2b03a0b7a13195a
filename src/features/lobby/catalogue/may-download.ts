/** What some browsers tell of the network (Network Information API). */
interface NetworkInformation {
  readonly saveData?: boolean;
  /** `wifi`, `cellular`, … */
  readonly type?: string;
  readonly effectiveType?: string;
  /** Megabits a second. */
  readonly downlink?: number;
}

/** From which rate on a network that may be metered is fast enough to be used unasked, in megabits a second. */
const fast = 5;

/**
 * Whether some hundred kilobytes may be fetched that nobody has asked for: on a network that costs nothing, or
 * on a fast one; never where the player saves data. A browser that says nothing is taken at its best.
 */
export function mayDownload(
  { connection }: { readonly connection?: NetworkInformation } = navigator as object,
): boolean {
  if (!connection) return true;
  const { saveData, type, effectiveType = "4g", downlink = fast } = connection;
  if (saveData) return false;
  if (type === "wifi" || type === "ethernet") return true;
  return effectiveType === "4g" && (type !== "cellular" || downlink >= fast);
}
