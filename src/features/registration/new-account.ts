import { draftPrefix } from "../../lib/private-storage.ts";
import { type TextStorage, visitStorage } from "../../lib/storage.ts";

const storageKey = `${draftPrefix}new-account`;

/** Keeps, for this visit, where the mail to a new account went. */
export function rememberNewAccount(email: string, visit: TextStorage = visitStorage): void {
  visit.write(storageKey, email);
}

/** The e-mail address of the account that was opened in this visit, and is not confirmed yet. */
export function newAccountEmail(visit: TextStorage = visitStorage): string | undefined {
  return visit.read(storageKey);
}

export function forgetNewAccount(visit: TextStorage = visitStorage): void {
  visit.remove(storageKey);
}
