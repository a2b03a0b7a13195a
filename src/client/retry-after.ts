/**
 * Reads a `Retry-After` header, given as seconds or as a date. Returns milliseconds from now; undefined if there is
 * no header or it cannot be read.
 */
export function parseRetryAfter(header: string | null | undefined): number | undefined {
  if (!header) return undefined;
  const waitMs = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(waitMs) ? Math.max(waitMs, 0) : undefined;
}
