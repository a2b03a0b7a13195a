import { draftPrefix } from "../../lib/private-storage.ts";
import { visitStorage } from "../../lib/storage.ts";

const key = `${draftPrefix}confirm-token`;
const sentKey = `${draftPrefix}confirm-token-sent`;

/**
 * The token of a confirmation mail. It is moved out of the address, where others could see it, and kept for this visit
 * of this tab until the operator has answered, so that a reload finds it. A token works once, so sending it again does
 * no harm; but a refusal then may only mean that the first sending, whose answer was lost, was carried out. So it is also
 * stored that it was sent.
 */
export const confirmToken = {
  read: () => visitStorage.read(key),
  keep: (token: string) => void visitStorage.write(key, token),
  wasSent: () => visitStorage.read(sentKey) !== undefined && visitStorage.read(sentKey) === visitStorage.read(key),
  /** Call it before the request leaves. */
  markSent: (token: string) => void visitStorage.write(sentKey, token),
  /** The request did not leave, or the operator did not look at the token. */
  unmarkSent: () => visitStorage.remove(sentKey),
  forget: () => {
    visitStorage.remove(key);
    visitStorage.remove(sentKey);
  },
};
