import { type FieldErrors, useForm, type UseFormRegisterReturn, type UseFormReturn } from "react-hook-form";
import type { RegistrationField, RegistrationValues } from "./registration-values.ts";
import { useFieldProblems } from "./use-field-problems.ts";

/** What is judged together with a field that is changed. */
const judgedWith: Partial<Record<RegistrationField, RegistrationField>> = {
  country: "nationalId",
  password: "passwordConfirm",
};

/** The attributes of a field of the form, for the components of the form kit. */
export type FieldProps = UseFormRegisterReturn & { error: string | undefined };

export interface RegistrationForm {
  readonly form: UseFormReturn<RegistrationValues>;
  readonly field: (name: RegistrationField) => FieldProps;
  /** Says anew what is wrong with a field of which something was said before, and is now being mended. */
  readonly recheck: (name: RegistrationField) => void;
  /** What would be wrong with the form as it is, without saying so. */
  readonly wrongFields: () => readonly string[];
}

/**
 * The form's state. A field is judged when the player goes on, and from then on while it is being mended: never
 * before it is complete, and never so that a message pushes a button away from under the finger.
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
