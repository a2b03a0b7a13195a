import { useLingui } from "@lingui/react/macro";
import { isEmailAddress } from "../../lib/email-address.ts";
import { isNationalId } from "../../lib/national-id.ts";
import { normalisePhone } from "../../lib/phone.ts";
import { usePasswordTexts } from "../shared/use-password-texts.ts";
import { birthDay, isAdult } from "./birth-date.ts";
import { homeCountry } from "./countries.ts";
import type { RegistrationField, RegistrationValues } from "./registration-values.ts";

/** A message for every field of which something is wrong. */
export type FieldProblems = Partial<Record<RegistrationField, string>>;

/**
 * What the form itself can tell of its fields (spec §5), in the language of the page. Whether a username will do,
 * and what is taken, the operator says.
 *
 * Functions rather than a schema: fields are judged against each other (country and identity number, the two
 * passwords), whatever is wrong with the rest, and a schema for that is longer.
 */
export function useFieldProblems(): (values: RegistrationValues) => FieldProblems {
  const { t } = useLingui();
  const passwords = usePasswordTexts();
  const required = t`Bu alan zorunludur`;

  const needed = (text: string) => (text.trim() === "" ? required : undefined);
  const birthDateProblem = (typed: string) => {
    const day = birthDay(typed);
    if (!day) return t`Geçerli bir tarih girin`;
    return isAdult(day, new Date()) ? undefined : t`18 yaşından küçükler üye olamaz`;
  };
  const nationalIdProblem = ({ country, nationalId }: RegistrationValues) =>
    country !== homeCountry || isNationalId(nationalId) ? undefined : t`T.C. Kimlik Numarası Hatalı`;
  const emailProblem = (email: string) =>
    isEmailAddress(email.trim()) ? undefined : t`Geçerli bir e-posta adresi girin`;
  const phoneProblem = (phone: string) =>
    normalisePhone(phone) ? undefined : t`Geçerli bir telefon numarası girin`;

  return (values) => {
    const problems: FieldProblems = {
      firstName: needed(values.firstName),
      lastName: needed(values.lastName),
      birthDate: needed(values.birthDate) ?? birthDateProblem(values.birthDate),
      country: needed(values.country),
      nationalId: needed(values.nationalId) ?? nationalIdProblem(values),
      email: needed(values.email) ?? emailProblem(values.email),
      phone: needed(values.phone) ?? phoneProblem(values.phone),
      city: needed(values.city),
      address: needed(values.address),
      username: needed(values.username),
      password: passwords.problem(values.password),
      passwordConfirm: passwords.repeatProblem(values.password, values.passwordConfirm),
      currency: needed(values.currency),
      rulesAccepted: values.rulesAccepted ? undefined : t`Kuralları kabul etmelisiniz`,
    };
    return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
  };
}
