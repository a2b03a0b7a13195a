/**
 * What a `Retry-After` header asks for, in milliseconds from now: seconds, or a date. Undefined without one, or when it
 * makes no sense.
 */
export function parseRetryAfter(header: string | null | undefined): number | undefined {
  if (!header) return undefined;
  const waitMs = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(waitMs) ? Math.max(waitMs, 0) : undefined;
}
