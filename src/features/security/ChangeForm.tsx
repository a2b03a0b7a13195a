import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { ChangeProblem, type ChangeProblemProps } from "./ChangeProblem.tsx";
import { type ChangeOptions, useChange } from "./use-change.ts";
import styles from "./SecurityPage.module.css";

export interface ChangeFormProps<Values extends FieldValues>
  extends ChangeOptions<Values>,
    Pick<ChangeProblemProps, "unknown"> {
  form: UseFormReturn<Values>;
  /** On the button. */
  save: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A form of this folder: what went wrong, its fields, and the button, locked while the change is on its way. */
export function ChangeForm<Values extends FieldValues>(props: ChangeFormProps<Values>) {
  const { form, send, onDone, unknown, save, children } = props;
  const { t } = useLingui();
  const { isSubmitting, submitCount } = form.formState;
  const { trouble, submit } = useChange(form, { send, onDone });
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
        <ChangeProblem trouble={trouble} attempt={submitCount} unknown={unknown} onRetry={submit} />
      )}
      {children}
      <SubmitButton pending={isSubmitting} pendingLabel={t`Kaydediliyor…`}>
        {save}
      </SubmitButton>
    </form>
  );
}
