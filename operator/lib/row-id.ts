/** Converts an id for a `bigint` column. Undefined for an id that no row can have; treat that as "not found". */
export function asRowId(id: string): string | undefined {
  return /^(0|[1-9]\d{0,17})$/.test(id) ? id : undefined;
}
