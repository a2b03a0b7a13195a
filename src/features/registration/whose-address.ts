/**
 * Whose e-mail address a link confirmed: `visitor`, when nobody is logged in and it can only be the reader's; the
 * `player`'s who is logged in; `another` account's; or `unknown`.
 */
export type Whose = "visitor" | "player" | "another" | "unknown";

/**
 * Confirms, and tells whose address that was. The operator does not say (contract: user/register_confirm), but the
 * profile of whoever is logged in does: theirs was the one that was not confirmed before and is now.
 *
 * @param isOwnConfirmed whether their address is confirmed now; undefined when it cannot be known. Without it nobody is
 * logged in.
 * @throws what `confirm` throws.
 */
export async function confirmWhose(
  confirm: () => Promise<unknown>,
  isOwnConfirmed?: () => Promise<boolean | undefined>,
): Promise<Whose> {
  const before = await isOwnConfirmed?.();
  await confirm();
  if (!isOwnConfirmed) return "visitor";
  if (before === undefined) return "unknown";
  const after = before || (await isOwnConfirmed());
  if (after === undefined) return "unknown";
  return after && !before ? "player" : "another";
}
