import * as v from "valibot";
import type { RequestOf } from "../../contract/declaration.ts";
import type { userRegister } from "../../contract/user-account.ts";
import { normalisePhone } from "../../lib/phone.ts";
import { draftPrefix } from "../../lib/private-storage.ts";
import { deviceStorage, readJson, type TextStorage, visitStorage, writeJson } from "../../lib/storage.ts";
import { cleanTyped } from "../../lib/typed-text.ts";
import { birthDay } from "./birth-date.ts";
import type { RegistrationValues } from "./registration-values.ts";

/** Converts the form's values to the request of `user/register`. Throws when birth date or phone is not valid. */
export function registrationRequest(values: RegistrationValues): RequestOf<typeof userRegister> {
  const birthDate = birthDay(values.birthDate);
  const phone = normalisePhone(values.phone);
  if (!birthDate || !phone) throw new TypeError("The form was not validated");
  const promotionCode = values.promotionCode.trim();
  const referenceNumber = values.referenceNumber.trim();
  return {
    firstName: tidy(values.firstName),
    lastName: tidy(values.lastName),
    birthDate,
    nationalId: tidy(values.nationalId),
    country: values.country,
    city: tidy(values.city),
    address: tidy(values.address),
    currency: values.currency,
    email: tidy(values.email),
    phone,
    username: tidy(values.username),
    // Passwords are not trimmed: a space may be part of one.
    password: values.password,
    passwordConfirm: values.passwordConfirm,
    ...(promotionCode && { promotionCode }),
    ...(referenceNumber && { referenceNumber }),
    smsOptIn: values.smsOptIn,
    emailOptIn: values.emailOptIn,
    rulesAccepted: values.rulesAccepted,
  };
}

function tidy(text: string): string {
  return cleanTyped(text).trim().replace(/\s+/g, " ");
}

const storageKey = `${draftPrefix}new-account`;
const loginKey = `${draftPrefix}new-account-login`;

const accountLogin = v.object({ username: v.string(), returnUrl: v.optional(v.string()) });
export type NewAccountLogin = v.InferOutput<typeof accountLogin>;

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

/**
 * Stores on the device how the log-in of a new account goes on: mails often open their link in another tab. Deleted by the
 * confirmation.
 */
export function rememberNewLogin(login: NewAccountLogin, device: TextStorage = deviceStorage): void {
  writeJson(device, loginKey, login);
}

/** What was stored when the account was opened. */
export function newAccountLogin(device: TextStorage = deviceStorage): NewAccountLogin | undefined {
  return readJson(device, loginKey, accountLogin);
}

export function forgetNewLogin(device: TextStorage = deviceStorage): void {
  device.remove(loginKey);
}
