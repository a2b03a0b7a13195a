import { valibotResolver } from "@hookform/resolvers/valibot";
import { type FieldErrors, useForm, type UseFormRegisterReturn, type UseFormReturn } from "react-hook-form";
import * as v from "valibot";
import type { RegistrationField, RegistrationValues } from "./registration-values.ts";
import { useRegistrationSchema } from "./use-registration-schema.ts";

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
  const schema = useRegistrationSchema();
  const form = useForm<RegistrationValues>({
    defaultValues: values,
    // The values as they were typed: what goes over the wire is made of them by registrationRequest.
    resolver: valibotResolver(schema, undefined, { raw: true }),
    // Otherwise fields are compared with each other only once nothing else is wrong, in any step.
    criteriaMode: "all",
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
    wrongFields: () =>
      v.safeParse(schema, form.getValues()).issues?.flatMap((issue) => v.getDotPath(issue) ?? []) ?? [],
    field: (name) => ({
      ...form.register(name, { onChange: () => recheck(name) }),
      error: errors[name]?.message,
    }),
  };
}
