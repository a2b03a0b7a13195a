import { Trans, useLingui } from "@lingui/react/macro";
import type { ComponentProps } from "react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { PasswordField } from "../../ui/form/PasswordField.tsx";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { playerDraft } from "../shared/player-draft.ts";
import { useFormDraft } from "../shared/use-form-draft.ts";
import { ChangeProblem } from "./ChangeProblem.tsx";
import { useChange } from "./use-change.ts";
import styles from "./SecurityPage.module.css";

export interface CredentialValues {
  readonly value: string;
  readonly currentPassword: string;
}

export interface CredentialFormProps {
  /** Of the draft. */
  name: "email" | "username";
  /** The field of the new value. */
  field: Pick<ComponentProps<typeof TextField>, "label" | "hint" | "autoComplete" | "inputMode">;
  /** What the form itself can tell is wrong with the new value. */
  problem: (value: string) => string | undefined;
  send: (typed: CredentialValues) => Promise<unknown>;
  /** The operator has taken the value. */
  onChanged: (value: string) => unknown;
}

/** What a player signs in with, anew, and the password that says it is them. The value is kept, the password never. */
export function CredentialForm({ name, field, problem, send, onChanged }: CredentialFormProps) {
  const { t } = useLingui();
  const [draft] = useState(() => playerDraft(name, { value: "" }));
  const form = useForm<CredentialValues>({ defaultValues: { ...draft.read(), currentPassword: "" } });
  const { register, formState } = form;
  const { errors, isSubmitting, submitCount } = formState;
  useFormDraft(form, draft);
  const required = t`Bu alan zorunludur`;
  const { trouble, submit } = useChange(form, {
    send: ({ value, currentPassword }) => send({ value: value.trim(), currentPassword }),
    onDone: ({ value }) => {
      draft.forget();
      return onChanged(value.trim());
    },
  });

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {!isSubmitting && (
        <ChangeProblem
          trouble={trouble}
          attempt={submitCount}
          unknown={t`Yanıt gelmeden bağlantı koptu. Aynı bilgileri yeniden göndermenin bir zararı olmaz.`}
          onRetry={submit}
        />
      )}
      <TextField
        {...field}
        error={errors.value?.message}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        {...register("value", {
          validate: (typed) => (typed.trim() === "" ? required : (problem(typed.trim()) ?? true)),
        })}
      />
      <PasswordField
        label={t`Mevcut şifre`}
        error={errors.currentPassword?.message}
        autoComplete="current-password"
        enterKeyHint="done"
        {...register("currentPassword", { required })}
      />
      <SubmitButton pending={isSubmitting} pendingLabel={t`Kaydediliyor…`}>
        <Trans>Kaydedin</Trans>
      </SubmitButton>
    </form>
  );
}
