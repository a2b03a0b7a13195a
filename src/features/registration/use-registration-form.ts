import { type FieldErrors, useForm, type UseFormRegisterReturn, type UseFormReturn } from "react-hook-form";
import type { RegistrationField, RegistrationValues } from "./registration-values.ts";
import { useFieldProblems } from "./use-field-problems.ts";

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
