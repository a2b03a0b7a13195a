/**
 * Whose e-mail address a link confirmed: `visitor`, when nobody is logged in and it can only be the reader's; the
 * `player`'s who is logged in; `another` account's; or `unknown`.
 */
export type Whose = "visitor" | "player" | "another" | "unknown";

/** What the profile says of the player's address. */
export interface OwnAddress {
  readonly email: string;
  readonly emailVerified: boolean;
}

/**
 * Confirms, and tells whose address that was. The operator does not say (contract: user/register_confirm), but the
 * profile of whoever is logged in does: theirs waited for its link and is confirmed now, or is another one now, which
 * some operators put in place no sooner.
 *
 * @param ownAddress as it is when asked; undefined when it cannot be known. Without it nobody is logged in.
 * @throws what `confirm` throws.
 */
export async function confirmWhose(
  confirm: () => Promise<unknown>,
  ownAddress?: () => Promise<OwnAddress | undefined>,
): Promise<Whose> {
  const before = await ownAddress?.();
  await confirm();
  if (!ownAddress) return "visitor";
  const after = before && (await ownAddress());
  if (!after) return "unknown";
  const isNew = !before.emailVerified || after.email !== before.email;
  return after.emailVerified && isNew ? "player" : "another";
}
