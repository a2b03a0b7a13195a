/**
 * Encodes an operator's id as one path segment. Characters with a meaning for a router, a browser or the link check
 * (slashes, dots, percent signs, spaces) are escaped with `~`, which none of them changes.
 */
function segmentOf(id: string): string {
  const escaped = encodeURIComponent(id).replaceAll("~", "~7E").replaceAll("%", "~");
  return /^\.+$/.test(escaped) ? escaped.replaceAll(".", "~2E") : escaped;
}

/** Decodes a segment into an id, also if it was not encoded by `segmentOf`. */
export function idOfSegment(segment: string): string {
  try {
    return segment.replace(/(?:~[0-9A-F]{2})+/g, (run) => decodeURIComponent(run.replaceAll("~", "%")));
  } catch {
    return segment;
  }
}

/** Returns the address of a casino game. */
export function slotPath(gameID: string): `/play/slot/${string}` {
  return `/play/slot/${segmentOf(gameID)}`;
}

/** Returns the address of a live casino table. */
export function tablePath(tableID: string): `/play/live/${string}` {
  return `/play/live/${segmentOf(tableID)}`;
}
