import type { FormEvent } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useWrite, type WriteOptions } from "../../client/use-write.ts";
import type { WriteEnd } from "../../client/write-end.ts";
import type { CallSuccess } from "../../client/call.ts";
import type { AnswerOf, AnyCall, RequestOf } from "../../contract/declaration.ts";
import { session } from "../app-session.ts";
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
   * Called once the write is done, unless the form is gone by then. The operator's answer is undefined when another tab
   * received it.
   */
  readonly onDone?: DoneHandler<Call>;
  /** As `onDone`, but also called when the form is gone. Not called once another player, or nobody, is signed in. */
  readonly follow?: DoneHandler<Call>;
}

type DoneHandler<Call extends AnyCall> = (
  request: RequestOf<Call>,
  success: CallSuccess<AnswerOf<Call>> | undefined,
) => unknown;

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
  { form, fields, request, draft, onDone, follow, ...options }: FormWriteOptions<Values, Call, Checked>,
): FormWrite {
  const write = useWrite(declaration, {
    ...options,
    problems: "screen",
    onEnd(end, sent) {
      showFieldErrors(form, end, fields);
      if (end.kind === "done") onDone?.(sent, end.success);
    },
  });
  const sendChecked = async (checked: Checked) => {
    const player = session.playerId();
    const sent = request(checked);
    const end = await write.send(sent);
    if (end.kind !== "done") return;
    // Also when the form is gone by now.
    draft?.forget();
    if (session.playerId() === player) follow?.(sent, end.success);
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
