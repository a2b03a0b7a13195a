import { homeCountry } from "./countries.ts";

/**
 * The values of the form, as typed. The names are those of `user/register` in contract.md; the birth date has the
 * format of `joinBirthDate`.
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

/** An empty draft: the form without its passwords. The consents start unticked, because the player has to give them. */
export const emptyDraft = {
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
  // The only currency (product.md 9.5).
  currency: "TRY",
  promotionCode: "",
  referenceNumber: "",
  smsOptIn: false,
  emailOptIn: false,
  rulesAccepted: false,
} satisfies Omit<RegistrationValues, "password" | "passwordConfirm">;

export const emptyRegistration: RegistrationValues = { ...emptyDraft, password: "", passwordConfirm: "" };
