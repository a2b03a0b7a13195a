/** Validation of single account fields. Every function takes the text as the player typed it. */
import { isNationalId } from "../../src/lib/national-id.ts";
import { normalisePhone } from "../../src/lib/phone.ts";
import { localDay } from "../lib/calendar.ts";
import type { texts } from "../texts/texts.ts";

/** What is wrong with a field: the name of the message about it. */
export type FieldProblem = keyof typeof texts.accountFields;

const adultAge = 18;
const letters = /^\p{L}[\p{L}\p{M} .'’-]*$/u;
const username = /^[a-z][a-z0-9._-]{3,19}$/i;
const documentNumber = /^[a-z0-9](?:[ /.-]?[a-z0-9]){4,29}$/i;
const email = /^[!#-'*+\-./0-9=?A-Z^-~]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i;

/** Trims the text and collapses runs of spaces. */
export function tidy(text: string): string {
  return text.normalize("NFC").trim().replace(/\s+/g, " ");
}

export function textProblem(text: string, longest: number): FieldProblem | undefined {
  const { length } = tidy(text);
  if (length === 0) return "required";
  return length > longest ? "tooLong" : undefined;
}

export function nameProblem(name: string): FieldProblem | undefined {
  return textProblem(name, 60) ?? (letters.test(tidy(name)) ? undefined : "name");
}

/** Only plain letters, so that names that look the same are the same on every keyboard. */
export function usernameProblem(typed: string): FieldProblem | undefined {
  const name = typed.trim();
  if (name === "") return "required";
  return username.test(name) ? undefined : "username";
}

export function emailProblem(typed: string): FieldProblem | undefined {
  const address = typed.trim();
  if (address === "") return "required";
  return address.length <= 254 && email.test(address) ? undefined : "email";
}

export function phoneProblem(phone: string): FieldProblem | undefined {
  if (phone.trim() === "") return "required";
  return normalisePhone(phone) ? undefined : "phone";
}

/** In Turkey, the citizen's identity number; elsewhere, the number of any identity card or passport. */
export function nationalIdProblem(nationalId: string, country: string): FieldProblem | undefined {
  if (nationalId.trim() === "") return "required";
  if (country === "TR") return isNationalId(nationalId) ? undefined : "nationalId";
  return documentNumber.test(nationalId.trim()) ? undefined : "documentNumber";
}

/** `birthDate` is `YYYY-MM-DD`. A player who turns 18 today, by the operator's calendar, is an adult. */
export function birthDateProblem(birthDate: string, now: Date): FieldProblem | undefined {
  const midnight = new Date(`${birthDate}T00:00:00Z`);
  const isDay = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(birthDate);
  if (!isDay || birthDate < "1900-01-01") return "birthDate";
  const year = Number(birthDate.slice(0, 4));
  const comesOfAge = `${year + adultAge}${birthDate.slice(4)}`;
  return comesOfAge <= localDay(now) ? undefined : "tooYoung";
}

/** `country` is a two-letter ISO 3166 code. */
export function countryProblem(country: string): FieldProblem | undefined {
  if (country === "") return "required";
  return /^[A-Z]{2}$/.test(country) && regions.of(country) ? undefined : "country";
}

const regions = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
