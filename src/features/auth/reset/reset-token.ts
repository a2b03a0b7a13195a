import { privatePrefix } from "../../../lib/private-storage.ts";
import { visitStorage } from "../../../lib/storage.ts";

const key = `${privatePrefix}reset-token`;

/**
 * The token of a reset mail, out of the address: who sees the address bar, the history or a referrer must not have
 * it. Kept for this visit of this tab, so that a reload finds it.
 */
export const resetToken = {
  read: () => visitStorage.read(key),
  keep: (token: string) => void visitStorage.write(key, token),
  forget: () => visitStorage.remove(key),
};
