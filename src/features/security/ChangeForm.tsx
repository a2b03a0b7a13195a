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
  /** The label of the button. */
  save: ReactNode;
  /** The fields of the form. */
  children: ReactNode;
}

/** The form on the pages of this folder: problems, fields, and a button that is locked while the change is sent. */
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
