import { draftPrefix } from "../../lib/private-storage.ts";
import { type TextStorage, visitStorage } from "../../lib/storage.ts";

const storageKey = `${draftPrefix}new-account`;

/** Stores, for this visit, the address that the confirmation mail of a new account went to. */
export function rememberNewAccount(email: string, visit: TextStorage = visitStorage): void {
  visit.write(storageKey, email);
}

/** The e-mail address of an account that was opened in this visit and is not confirmed yet. */
export function newAccountEmail(visit: TextStorage = visitStorage): string | undefined {
  return visit.read(storageKey);
}

export function forgetNewAccount(visit: TextStorage = visitStorage): void {
  visit.remove(storageKey);
}
