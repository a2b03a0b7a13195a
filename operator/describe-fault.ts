/**
 * Describes an exception for the log, without anything that the player sent. It omits messages of the database,
 * because they quote values, and blacks out every value of the request in other messages.
 */
export function describeFault(error: unknown, request: unknown): string {
  const cause = error instanceof Error ? error : new Error(String(error));
  const { code, constraint, table } = cause as Error & Record<string, unknown>;
  const isDatabases = typeof code === "string" && /^(?=.*\d)[0-9A-Z]{5}$/.test(code);
  const where = cause.stack?.match(/\n {4}at [\s\S]*$/)?.[0] ?? "";
  const what = isDatabases
    ? ["database error", code, table, constraint].filter(Boolean).join(" ")
    : `${cause.name}: ${cause.message}`;
  return blackOut(`${what}${where}`, request);
}

function blackOut(text: string, request: unknown): string {
  const found = [...new Set(textsIn(request))]
    .filter((value) => value.length > 2 && text.includes(value))
    // Longest first: replacing part of a secret first would hide the whole from the search.
    .toSorted((left, right) => right.length - left.length);
  return found.reduce((result, value) => result.replaceAll(value, "•••"), text);
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "number") return [String(value)];
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(textsIn);
  return [];
}
