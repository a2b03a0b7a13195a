import { useLingui } from "@lingui/react/macro";
import { type FieldErrors, useForm, type UseFormRegisterReturn, type UseFormReturn } from "react-hook-form";
import { usePasswordPolicy } from "../../api/use-password-policy.ts";
import { isEmailAddress } from "../../lib/email-address.ts";
import { isNationalId } from "../../lib/national-id.ts";
import { normalisePhone } from "../../lib/phone.ts";
import { usePasswordTexts } from "../../ui/form/PasswordField.tsx";
import { birthDay, isAdult } from "./birth-date.ts";
import { homeCountry } from "./countries.ts";
import type { RegistrationField, RegistrationValues } from "./registration-values.ts";

/** The field to validate again when another one changes. */
const judgedWith: Partial<Record<RegistrationField, RegistrationField>> = {
  country: "nationalId",
  password: "passwordConfirm",
};

/** The attributes of a field, for the form components in `ui`. */
export type FieldProps = UseFormRegisterReturn & { error: string | undefined };

export interface RegistrationForm {
  readonly form: UseFormReturn<RegistrationValues>;
  readonly field: (name: RegistrationField) => FieldProps;
  /** Validates a field again if it already shows a problem. */
  readonly recheck: (name: RegistrationField) => void;
  /** Returns the fields that are wrong, without showing any message. */
  readonly wrongFields: () => readonly string[];
}

/**
 * The form's state. A field is first validated when the player continues, and then on every change until it is right. A
 * field that is still being filled in shows no message, and no message moves a button during a tap.
 */
export function useRegistrationForm(values: RegistrationValues): RegistrationForm {
  const problemsOf = useFieldProblems();
  const form = useForm<RegistrationValues>({
    defaultValues: values,
    resolver: (typed) => {
      const problems = Object.entries(problemsOf(typed));
      const errors = Object.fromEntries(problems.map(([field, message]) => [field, { type: "form", message }]));
      return problems.length > 0 ? { values: {}, errors } : { values: typed, errors: {} };
    },
    reValidateMode: "onSubmit",
    shouldFocusError: false,
  });
  const { errors }: { errors: FieldErrors<RegistrationValues> } = form.formState;

  const recheck = (name: RegistrationField) => {
    const also = judgedWith[name];
    const said = [name, ...(also ? [also] : [])].filter((field) => form.getFieldState(field).error);
    if (said.length > 0) void form.trigger(said);
  };
  return {
    form,
    recheck,
    wrongFields: () => Object.keys(problemsOf(form.getValues())),
    field: (name) => ({
      ...form.register(name, { onChange: () => recheck(name) }),
      error: errors[name]?.message,
    }),
  };
}

/** A message for each field that has a problem. */
type FieldProblems = Partial<Record<RegistrationField, string>>;

/**
 * Validates what the form itself can check (product.md 5), with messages in the language of the page. The operator
 * decides which usernames are allowed and which values are already taken.
 *
 * These are functions and not a schema, because some rules compare fields (country and identity number, the two
 * passwords) even while other fields are wrong. A schema for that would be longer.
 */
function useFieldProblems(): (values: RegistrationValues) => FieldProblems {
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
  const phoneProblem = (phone: string) => (normalisePhone(phone) ? undefined : t`Geçerli bir telefon numarası girin`);

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
      passwordConfirm:
        values.passwordConfirm === "" ? required : passwords.repeatProblem(values.password, values.passwordConfirm),
      currency: needed(values.currency),
      rulesAccepted: values.rulesAccepted ? undefined : t`Kuralları kabul etmelisiniz`,
    };
    return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
  };
}
