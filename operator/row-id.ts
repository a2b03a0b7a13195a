/**
 * The id as a `bigint` column takes it; undefined for one that no row can have, which is no error but
 * something that is not there.
 */
export function asRowId(id: string): string | undefined {
  return /^(0|[1-9]\d{0,17})$/.test(id) ? id : undefined;
}
