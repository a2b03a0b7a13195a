import type { FormEvent } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useWrite, type WriteOptions } from "../../client/use-write.ts";
import type { WriteEnd } from "../../client/write-end.ts";
import type { CallSuccess } from "../../client/call.ts";
import type { AnswerOf, AnyCall, RequestOf } from "../../contract/declaration.ts";
import type { FormDraft } from "../drafts/form-draft.ts";
import { showFieldErrors } from "./show-field-errors.ts";

export interface FormWriteOptions<Values extends FieldValues, Call extends AnyCall, Checked = Values>
  extends Pick<WriteOptions<Call>, "prepare" | "done"> {
  readonly form: UseFormReturn<Values, unknown, Checked>;
  /** The names of the form's fields, in the order of the screen. */
  readonly fields: readonly Path<Values>[];
  /** The request, from values that the form has checked. */
  readonly request: (typed: Checked) => RequestOf<Call>;
  /** The form's draft. It is removed once the write is done. */
  readonly draft?: Pick<FormDraft<never>, "forget">;
  /**
   * Called once the write is done, unless the player has left the page. The operator's answer is undefined when another
   * tab received it.
   */
  readonly onDone: (request: RequestOf<Call>, success: CallSuccess<AnswerOf<Call>> | undefined) => unknown;
}

export interface FormWrite {
  /** Checks the form and sends it. */
  readonly submit: () => void;
  /** For the `form` element. */
  readonly onSubmit: (event: FormEvent) => void;
  /** For `SubmitButton`. */
  readonly button: { readonly pending: boolean; readonly late: boolean };
  /** For `WriteProblem`. */
  readonly problem: {
    readonly end: WriteEnd<AnyCall> | undefined;
    readonly attempt: number;
    readonly fields: readonly string[];
    readonly onRetry: () => void;
  };
}

/** `useWrite` for a form of react-hook-form. What the operator refuses is shown at its field. */
export function useFormWrite<Values extends FieldValues, Call extends AnyCall, Checked = Values>(
  declaration: Call,
  { form, fields, request, draft, onDone, ...options }: FormWriteOptions<Values, Call, Checked>,
): FormWrite {
  const write = useWrite(declaration, {
    ...options,
    problems: "screen",
    onEnd(end, sent) {
      showFieldErrors(form, end, fields);
      if (end.kind === "done") onDone(sent, end.success);
    },
  });
  const sendChecked = async (checked: Checked) => {
    const end = await write.send(request(checked));
    // Also when the player has left the page by now.
    if (end.kind === "done") draft?.forget();
  };
  const submit = () => void form.handleSubmit(sendChecked)();
  return {
    submit,
    onSubmit(event) {
      event.preventDefault();
      submit();
    },
    button: { pending: write.isPending, late: write.isLate },
    problem: { end: write.end, attempt: write.attempt, fields, onRetry: submit },
  };
}
