import * as v from "valibot";
import { draftPrefix } from "../../platform/private-storage.ts";
import { visitStorage } from "../../platform/storage.ts";

const key = `${draftPrefix}confirm-token`;

/**
 * The token of a confirmation mail. It is moved out of the address, where others could see it, and kept for this visit
 * of this tab until the operator has answered, so that a reload finds it.
 */
export const confirmToken = {
  read: () => visitStorage.read(key),
  keep: (token: string) => void visitStorage.write(key, token),
  forget: () => visitStorage.remove(key),
};

/** The search parameters of a confirmation link. The router parses a token that looks like a number into a number. */
export const confirmSearch = v.object({
  token: v.fallback(v.optional(v.union([v.string(), v.number()])), undefined),
});
