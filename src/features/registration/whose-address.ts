/**
 * Whose e-mail address a link confirmed: that of a `visitor` (nobody is logged in), of the logged-in `player`, of
 * `another` account, or `unknown`.
 */
export type Whose = "visitor" | "player" | "another" | "unknown";

/** The player's address, as in the profile. */
export interface OwnAddress {
  readonly email: string;
  readonly emailVerified: boolean;
}

/**
 * Confirms an address and returns whose it was. The operator does not say, so the profile of the logged-in player is
 * compared before and after. The address was theirs if it is now verified and was not before, or if it has changed:
 * some operators replace the address only when the new one is confirmed.
 *
 * @param ownAddress fetches the player's address; it resolves with undefined when that fails. Omit it when nobody is
 * logged in.
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
