import { useLingui } from "@lingui/react/macro";
import { usePasswordPolicy } from "../../api/use-password-policy.ts";
import { isEmailAddress } from "../../lib/email-address.ts";
import { isNationalId } from "../../lib/national-id.ts";
import { normalisePhone } from "../../lib/phone.ts";
import { usePasswordTexts } from "../../ui/form/use-password-texts.ts";
import { birthDay, isAdult } from "./birth-date.ts";
import { homeCountry } from "./countries.ts";
import type { RegistrationField, RegistrationValues } from "./registration-values.ts";

/** A message for each field that has a problem. */
export type FieldProblems = Partial<Record<RegistrationField, string>>;

/**
 * Validates what the form itself can check (product.md 5), with messages in the language of the page. The operator
 * decides which usernames are allowed and which values are already taken.
 *
 * These are functions and not a schema, because some rules compare fields (country and identity number, the two
 * passwords) even while other fields are wrong. A schema for that would be longer.
 */
export function useFieldProblems(): (values: RegistrationValues) => FieldProblems {
  const { t } = useLingui();
  const passwords = usePasswordTexts(usePasswordPolicy());
  const required = t`Bu alan zorunludur`;

  const needed = (text: string) => (text.trim() === "" ? required : undefined);
  const birthDateProblem = (typed: string) => {
    const day = birthDay(typed);
    if (!day) return t`Geçerli bir tarih girin`;
    return isAdult(day, new Date()) ? undefined : t`18 yaşından küçükler kayıt olamaz`;
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
      password: values.password === "" ? required : passwords.problem(values.password),
      passwordConfirm: values.passwordConfirm === "" ? required : passwords.repeatProblem(values.password, values.passwordConfirm),
      currency: needed(values.currency),
      rulesAccepted: values.rulesAccepted ? undefined : t`Kuralları kabul etmelisiniz`,
    };
    return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
  };
}
