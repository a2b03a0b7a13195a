/**
 * Returns whether an address names `id`. The router parses an id of digits into a number, which loses precision when
 * the id is long.
 */
export function isNamed(id: string, named: string | number | undefined): boolean {
  return typeof named === "number" ? Number(id) === named : id === named;
}
