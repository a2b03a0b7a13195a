/** Fields that several methods share. */
import type { Localised } from "../types.ts";
import type { CashFieldDesign } from "./method.ts";

/** A field that shows information to the player. */
export function info(name: string, label: Localised, value: Localised): CashFieldDesign {
  return { name, label, type: "info", value };
}

/** The same with a copy button. */
export function copy(name: string, label: Localised, value: CashFieldDesign["value"]): CashFieldDesign {
  return { name, label, type: "copy", value };
}

/** What the player should know before paying. */
export function about(value: Localised): CashFieldDesign {
  return info("about", { tr: "Bilgi", en: "Good to know" }, value);
}

export const amount: CashFieldDesign = { name: "amount", label: { tr: "Tutar", en: "Amount" }, type: "amount" };

/** A reference in the payment's description, by which the operator recognises the payment. */
export const playersReference: CashFieldDesign = {
  ...copy("referenceNumber", { tr: "Referans numarası", en: "Reference number" }, "reference"),
  hint: {
    tr: "Ödemenin açıklamasına yalnızca bu numarayı yazın.",
    en: "Write this number, and nothing else, into the payment’s description.",
  },
};

export const senderPhone: CashFieldDesign = {
  name: "senderPhone",
  label: { tr: "Gönderenin telefonu", en: "Sender’s phone" },
  type: "phone",
};

export const senderNationalId: CashFieldDesign = {
  name: "senderNationalId",
  label: { tr: "Gönderenin T.C. kimlik numarası", en: "Sender’s T.R. identity number" },
  type: "nationalId",
};

export const customerNote: CashFieldDesign = {
  name: "customerNote",
  label: { tr: "Notunuz", en: "Your note" },
  type: "textarea",
  required: false,
  maxLength: 300,
};

export const ownAccount: CashFieldDesign = {
  name: "account",
  label: { tr: "Hesabınız", en: "Your account" },
  type: "bankAccount",
};

export const identityValidity: CashFieldDesign = {
  name: "identityValidityDate",
  label: { tr: "Kimliğinizin son geçerlilik tarihi", en: "Last validity date of your ID" },
  type: "date",
  minDay: 0,
};
