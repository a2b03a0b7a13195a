/** What some browsers report about the network (Network Information API). */
interface NetworkInformation {
  readonly saveData?: boolean;
  /** `wifi`, `cellular`, … */
  readonly type?: string;
  readonly effectiveType?: string;
  /** In megabits per second. */
  readonly downlink?: number;
}

/** From this rate on, a possibly metered network is fast enough for background downloads. In megabits per second. */
const fast = 5;

/**
 * Returns whether some hundred kilobytes may be downloaded in the background: on a network that is not metered or is
 * fast, and never in data-saving mode. A browser that reports nothing counts as having a good network.
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
