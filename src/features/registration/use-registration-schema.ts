import { useLingui } from "@lingui/react/macro";
import * as v from "valibot";
import { isNationalId } from "../../lib/national-id.ts";
import { normalisePhone } from "../../lib/phone.ts";
import { usePasswordTexts } from "../shared/use-password-texts.ts";
import { birthDay, isAdult } from "./birth-date.ts";
import { homeCountry } from "./countries.ts";
import type { RegistrationValues } from "./registration-values.ts";

/** Whatever more an address must be, only its mail server knows. */
const email = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/u;

const isAdultBorn = (typed: string): boolean => {
  const day = birthDay(typed);
  return day === undefined || isAdult(day, new Date());
};

/**
 * What the form itself can tell of its fields (spec §5), in the language of the page. Whether a username will
 * do, and what is taken, the operator says. Of a field's messages the first counts.
 */
export function useRegistrationSchema() {
  const { t } = useLingui();
  const passwords = usePasswordTexts();
  const needed = v.nonEmpty<string, string>(t`Bu alan zorunludur`);
  const required = v.pipe(v.string(), v.trim(), needed);
  const fields = v.object({
    firstName: required,
    lastName: required,
    birthDate: v.pipe(
      required,
      v.check((typed) => birthDay(typed) !== undefined, t`Geçerli bir tarih girin`),
      v.check(isAdultBorn, t`18 yaşından küçükler üye olamaz`),
    ),
    country: required,
    nationalId: required,
    email: v.pipe(required, v.regex(email, t`Geçerli bir e-posta adresi girin`)),
    phone: v.pipe(
      required,
      v.check((typed) => normalisePhone(typed) !== undefined, t`Geçerli bir telefon numarası girin`),
    ),
    city: required,
    address: required,
    username: required,
    password: v.pipe(
      v.string(),
      v.check(
        (password) => passwords.problem(password) === undefined,
        ({ input }) => passwords.problem(input) ?? "",
      ),
    ),
    passwordConfirm: v.pipe(v.string(), needed),
    currency: required,
    promotionCode: v.string(),
    referenceNumber: v.string(),
    smsOptIn: v.boolean(),
    emailOptIn: v.boolean(),
    rulesAccepted: v.pipe(
      v.boolean(),
      v.check((accepted) => accepted, t`Kuralları kabul etmelisiniz`),
    ),
  } satisfies Record<keyof RegistrationValues, v.GenericSchema>);
  return v.pipe(
    fields,
    v.forward(
      v.partialCheck(
        [["country"], ["nationalId"]],
        ({ country, nationalId }) => country !== homeCountry || isNationalId(nationalId),
        t`T.C. Kimlik Numarası Hatalı`,
      ),
      ["nationalId"],
    ),
    v.forward(
      v.partialCheck(
        [["password"], ["passwordConfirm"]],
        ({ password, passwordConfirm }) => passwords.repeatProblem(password, passwordConfirm) === undefined,
        t`Şifreler eşleşmiyor`,
      ),
      ["passwordConfirm"],
    ),
  );
}

export type RegistrationSchema = ReturnType<typeof useRegistrationSchema>;
