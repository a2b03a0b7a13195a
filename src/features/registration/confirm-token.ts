import { draftPrefix } from "../../lib/private-storage.ts";
import { visitStorage } from "../../lib/storage.ts";

const key = `${draftPrefix}confirm-token`;

/**
 * The token of a confirmation mail, out of the address: nobody else is to see it there. Kept for this visit of this
 * tab until the operator has answered, so that a reload finds it.
 */
export const confirmToken = {
  read: () => visitStorage.read(key),
  keep: (token: string) => void visitStorage.write(key, token),
  forget: () => visitStorage.remove(key),
};
