/**
 * Writes an operator's id as one segment of a path. What a router, a browser or the check of links would read as
 * something else (slashes, dots, percent signs, spaces) is escaped with `~`, which none of them touches.
 */
function segmentOf(id: string): string {
  const escaped = encodeURIComponent(id).replaceAll("~", "~7E").replaceAll("%", "~");
  return /^\.+$/.test(escaped) ? escaped.replaceAll(".", "~2E") : escaped;
}

/** The id in a segment, as `segmentOf` or anybody else wrote it. */
export function idOfSegment(segment: string): string {
  try {
    return segment.replace(/(?:~[0-9A-F]{2})+/g, (run) => decodeURIComponent(run.replaceAll("~", "%")));
  } catch {
    return segment;
  }
}

/** Where a game of the casino is played. */
export function slotPath(gameID: string): string {
  return `/play/slot/${segmentOf(gameID)}`;
}

/** Where a table of the live casino is played. */
export function tablePath(tableID: string): string {
  return `/play/live/${segmentOf(tableID)}`;
}
