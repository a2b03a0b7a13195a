import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import type { Elements } from "../../ui/elements.ts";
import type { AnyCall } from "../../contract/declaration.ts";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { type FormWriteOptions, useFormWrite } from "../../components/use-form-write.ts";
import { WriteProblem } from "../../components/WriteProblem.tsx";
import formStyles from "../../ui/form/form.module.css";

export type ChangeFormProps<Values extends FieldValues, Call extends AnyCall> = FormWriteOptions<Values, Call> & {
  /** The call that makes the change. */
  call: Call;
  /** What the player can do when the outcome is unknown. */
  unknown: string;
  /** The label of the button. */
  save: ReactNode;
  /** The fields of the form. */
  children: Elements;
};

/** The form on the pages of this folder: problems, fields, and a button that is locked while the change is sent. */
export function ChangeForm<Values extends FieldValues, Call extends AnyCall>(props: ChangeFormProps<Values, Call>) {
  const { call, unknown, save, children, ...options } = props;
  const { t } = useLingui();
  const { onSubmit, button, problem } = useFormWrite(call, options);
  return (
    <form noValidate className={formStyles.form} onSubmit={onSubmit}>
      <WriteProblem
        {...problem}
        unknown={{ title: t`Değişikliğin yapılıp yapılmadığı belli değil`, text: <p>{unknown}</p> }}
      />
      {children}
      <SubmitButton {...button} pendingLabel={t`Kaydediliyor…`}>
        {save}
      </SubmitButton>
    </form>
  );
}
