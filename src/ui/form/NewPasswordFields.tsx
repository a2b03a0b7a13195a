import { useLingui } from "@lingui/react/macro";
import { type UseFormReturn, useWatch } from "react-hook-form";
import type { PasswordPolicy } from "../../lib/password-policy.ts";
import { PasswordField, PasswordRules } from "./PasswordField.tsx";
import { usePasswordTexts } from "./use-password-texts.ts";

/** The names of the fields. */
export interface NewPassword {
  readonly password: string;
  readonly passwordConfirm: string;
}

export interface NewPasswordFieldsProps<Values extends NewPassword> {
  form: UseFormReturn<Values>;
  /** What the operator asks of a new password. */
  policy: PasswordPolicy;
}

/** The fields for a new password and its repetition, with the password rules (product.md 5.1). */
export function NewPasswordFields<Values extends NewPassword>({ form, policy }: NewPasswordFieldsProps<Values>) {
  const { t } = useLingui();
  const texts = usePasswordTexts(policy);
  // A form may have other fields; these two do not depend on them.
  const { control, register, getValues, formState } = form as unknown as UseFormReturn<NewPassword>;
  const { errors } = formState;
  const password = useWatch({ control, name: "password" });
  return (
    <>
      <PasswordField
        label={t`Yeni şifre`}
        error={errors.password?.message}
        autoComplete="new-password"
        rules={<PasswordRules password={password} policy={policy} />}
        {...register("password", { validate: (value) => texts.problem(value) ?? true, deps: "passwordConfirm" })}
      />
      <PasswordField
        label={t`Yeni şifre (tekrar)`}
        error={errors.passwordConfirm?.message}
        autoComplete="new-password"
        enterKeyHint="done"
        {...register("passwordConfirm", {
          validate: (value) => texts.repeatProblem(getValues("password"), value) ?? true,
        })}
      />
    </>
  );
}
