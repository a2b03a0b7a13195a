/** The e-mails to players. */
import type { SecurityEventKind } from "../../src/contract/user-security-events.ts";
import { tokenLifetimesMs } from "../accounts/tokens.ts";
import { filledInAll, texts } from "../texts/texts.ts";
import type { Mail } from "./send.ts";

export function confirmMail(brand: string, token: string): Mail {
  return mail("confirm", brand, `/register-account-confirm?token=${token}`);
}

/** To the owner of an address with which somebody wanted to open or keep another account. */
export function accountExistsMail(brand: string): Mail {
  return mail("accountExists", brand, "/login");
}

/** To the new address of a player. */
export function confirmNewAddressMail(brand: string, token: string): Mail {
  return mail("confirmNewAddress", brand, `/register-account-confirm?token=${token}`);
}

export function resetMail(brand: string, token: string): Mail {
  return { ...mail("reset", brand, `/account_reset?token=${token}`), lifetimeMs: tokenLifetimesMs.reset };
}

/** Tells a player that a session was ended because a copy of it was used. */
export function copiedSessionMail(brand: string): Mail {
  return mail("copiedSession", brand, "/profile/security");
}

/** Asks the player to review the account and its limits. */
export function reviewMail(brand: string): Mail {
  return mail("review", brand, "/profile/limits");
}

/** A change that its player is mailed about. */
type SecurityChange = SecurityEventKind & keyof typeof texts.securityChanges;

export function isMailed(kind: SecurityEventKind): kind is SecurityChange {
  return kind in texts.securityChanges;
}

/** Tells a player about a change of what protects the account. Someone else may have made it. */
export function securityMail(brand: string, change: SecurityChange): Mail {
  const { subject, body, ifNotYou, afterRecovery } = texts.securityMail;
  const advice = change === "recovered" ? afterRecovery : ifNotYou;
  return {
    subject: filledInAll(subject, { brand }),
    body: filledInAll(body, { change: texts.securityChanges[change], advice }),
  };
}

function mail(name: keyof typeof texts.mails, brand: string, path: string): Mail {
  const { subject, body } = texts.mails[name];
  return { subject: filledInAll(subject, { brand }), body, path };
}
