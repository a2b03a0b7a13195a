import { linkOptions } from "@tanstack/react-router";

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

/** Leads to a casino game, with `x` as the third part of its address if there is one. */
export function slotLink(gameID: string, x?: "demo") {
  return linkOptions({
    to: "/play/$type/$id/{-$x}/{-$providerName}",
    params: { type: "slot", id: segmentOf(gameID), x, providerName: undefined },
  });
}

/** Leads to a live casino table. */
export function tableLink(tableID: string) {
  return linkOptions({
    to: "/play/$type/$id/{-$x}/{-$providerName}",
    params: { type: "live", id: segmentOf(tableID), x: undefined, providerName: undefined },
  });
}
