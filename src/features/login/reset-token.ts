import { privatePrefix } from "../../lib/private-storage.ts";
import { visitStorage } from "../../lib/storage.ts";

const key = `${privatePrefix}reset-token`;

/**
 * The token of a reset mail. It is moved out of the address, because anyone who sees the address bar, the history or a
 * referrer could use it. It is kept for this visit of this tab, so that a reload finds it.
 */
export const resetToken = {
  read: () => visitStorage.read(key),
  keep: (token: string) => void visitStorage.write(key, token),
  forget: () => visitStorage.remove(key),
};
