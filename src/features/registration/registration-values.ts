import { homeCountry } from "./countries.ts";

/**
 * What the form holds, each as it was typed: contract.md's `register`, with the birth date as
 * `joinBirthDate` makes it.
 */
export interface RegistrationValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  readonly country: string;
  readonly nationalId: string;
  readonly email: string;
  readonly phone: string;
  readonly city: string;
  readonly address: string;
  readonly username: string;
  readonly password: string;
  readonly passwordConfirm: string;
  readonly currency: string;
  readonly promotionCode: string;
  readonly referenceNumber: string;
  readonly smsOptIn: boolean;
  readonly emailOptIn: boolean;
  readonly rulesAccepted: boolean;
}

export type RegistrationField = keyof RegistrationValues;

/** An untouched form. What the player agrees to is the player's to tick. */
export const emptyRegistration: RegistrationValues = {
  firstName: "",
  lastName: "",
  birthDate: "",
  country: homeCountry,
  nationalId: "",
  email: "",
  phone: "",
  city: "",
  address: "",
  username: "",
  password: "",
  passwordConfirm: "",
  // The only currency there is (spec §3).
  currency: "TRY",
  promotionCode: "",
  referenceNumber: "",
  smsOptIn: false,
  emailOptIn: false,
  rulesAccepted: false,
};
