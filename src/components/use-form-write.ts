import type { FormEvent } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import type { ToastSettings } from "../api/use-submission.ts";
import { useWrite, type WritePolicy } from "../api/use-write.ts";
import type { WriteDone, WriteEnd } from "../api/write-end.ts";
import type { AnyCall, RequestOf } from "../contract/declaration.ts";
import { session } from "../session/app-session.ts";
import type { FormDraft } from "../lib/form-draft.ts";

export type FormWriteOptions<Values extends FieldValues, Call extends AnyCall, Checked = Values> = WritePolicy<Call> &
  Pick<ToastSettings, "done"> & {
    readonly form: UseFormReturn<Values, unknown, Checked>;
    /** The names of the form's fields, in the order of the screen. */
    readonly fields: readonly Path<Values>[];
    /** The request, from values that the form has checked. */
    readonly request: (typed: Checked) => RequestOf<Call>;
    /** The form's draft. It is removed once these values are written. */
    readonly draft?: Pick<FormDraft<never>, "forget">;
    /** Called with the first field that the operator refused, unless the form is gone by then. */
    readonly onRefused?: (field: Path<Values>) => unknown;
    /** Called when the player has to correct something before the form can be sent. */
    readonly onInvalid?: () => unknown;
    /**
     * Called once the write is done, unless the form is gone by then. The request is undefined if an earlier page or another
     * tab sent it.
     */
    readonly onDone?: (request: RequestOf<Call> | undefined, end: WriteDone<Call>) => unknown;
    /** As `onDone`, but also called when the form is gone. Not called once another player, or nobody, is signed in. */
    readonly follow?: (request: RequestOf<Call>, end: WriteDone<Call>) => unknown;
  };

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
  options: FormWriteOptions<Values, Call, Checked>,
): FormWrite {
  const { form, fields, request, draft, onRefused, onInvalid, onDone, follow, ...policy } = options;
  const write = useWrite(declaration, {
    ...policy,
    problems: "screen",
    onEnd(end, sent) {
      const refused = showFieldErrors(form, end, fields);
      if (refused) onRefused?.(refused);
      return end.kind === "done" && onDone?.(sent, end);
    },
  });
  const sendChecked = async (checked: Checked) => {
    const player = session.playerId();
    const sent = request(checked);
    const end = await write.send(sent);
    if (end.kind !== "done") return;
    // Also when the form is gone by now.
    if (!end.earlier) draft?.forget();
    if (session.playerId() === player) follow?.(sent, end);
  };
  const submit = () => void form.handleSubmit(sendChecked, () => onInvalid?.())();
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

/**
 * Shows what the operator refused at the fields of `form`.
 *
 * @param fields the names of the form's fields, in the order of the screen
 * @returns the first field that was refused
 */
function showFieldErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, "setError">,
  end: WriteEnd<AnyCall>,
  fields: readonly Path<Values>[],
): Path<Values> | undefined {
  const errors = end.kind === "refused" ? end.errors : {};
  const refused = fields.filter((field) => errors[field]);
  for (const field of refused) {
    form.setError(field, { type: "server", message: errors[field] ?? "" }, { shouldFocus: field === refused[0] });
  }
  return refused[0];
}
