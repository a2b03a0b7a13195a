import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo, useRef, useState } from "react";
import { refusalText } from "../../client/refusal-text.ts";
import { useSubmission } from "../../client/use-submission.ts";
import type { CashForm, SingleCashMethod } from "../../contract/cash-method.ts";
import { showToast } from "../../ui/toast.ts";
import { focusOnClick } from "../../ui/form/SubmitButton.tsx";
import { Button } from "../../ui/Button.tsx";
import { lazyDialog } from "../../ui/lazy-with-retry.tsx";
import { session } from "../../session/app-session.ts";
import { useCurrency } from "../../session/balance/AccountAmount.tsx";
import { useCashier } from "./cashier-context.ts";
import { Form } from "../../ui/form/Form.tsx";
import { CashField } from "./CashField.tsx";
import { type FormField, formFields } from "./form-fields.ts";
import { type ReadCash, useCashForm } from "./use-cash-form.ts";
import { useShownValues } from "./use-shown-values.ts";
import { sendTransfer, type TransferEnd } from "./send-transfer.ts";
import type { TransferToSend } from "./transfer-request.ts";
import { Summary } from "./Summary.tsx";
import { TransferProblem } from "./TransferProblem.tsx";
import { useTellEnd } from "./use-tell-end.ts";
import { useTransfersAnew } from "./use-open-transfer.ts";
import { useTransferDeps } from "./use-transfer-deps.ts";

/** How long a refusal is shown as a toast, in milliseconds (product.md 8.1). */
const refusalShownMs = 1000;

const AddAccount = lazyDialog(async () => (await import("./accounts/AddAccount.tsx")).AddAccount);

export interface MethodTransferProps {
  method: SingleCashMethod;
  /** Undefined if the operator has none. The form then has only the amount. */
  form: CashForm | undefined;
}

/** A transfer by one method: form, summary, sending. Another place of the cashier shows the result. */
export function MethodTransfer({ method, form }: MethodTransferProps) {
  const { i18n } = useLingui();
  const { direction, onPlace } = useCashier();
  const language = i18n.locale === "en" ? "en" : "tr";
  const fields = useMemo(() => formFields(form, method, language), [form, method, language]);
  const cash = useCashForm(fields, { direction, methodID: method.id });
  const [confirming, setConfirming] = useState<ReadCash>();
  const [adding, setAdding] = useState<FormField>();
  const { shown, payInto } = useShownValues(fields, confirming?.values);
  const currency = useCurrency();
  const deps = useTransferDeps();
  const askAnew = useTransfersAnew();
  const tellEnd = useTellEnd();
  /** The last end that this page has shown. It shows none after the player has left it. */
  const shownEnd = useRef<TransferEnd>(undefined);

  const sending = useSubmission<TransferToSend, TransferEnd>(({ data }) => sendTransfer(data, deps), {
    done: null,
    problems: "screen",
    onEnd(end) {
      shownEnd.current = end;
      setConfirming(undefined);
      if (end.kind === "done") {
        if (end.earlier) tellEnd(end);
        onPlace({ transactionID: end.transfer.transactionID }, { replace: true });
      } else if (end.kind === "elsewhere") {
        tellEnd(end);
        onPlace({}, { replace: true });
      } else if (end.kind === "not-done") {
        const text = refusalText(end.failure);
        if (text) showToast({ tone: "negative", text, durationMs: refusalShownMs });
      }
    },
  });

  const confirm = async ({ amount, values }: ReadCash) => {
    const { id: methodID, name: methodName } = method;
    const wish = { direction, method, amount, values };
    const confirmed = { direction, methodID, methodName, amount, currency, atMs: Date.now() };
    const end = await sending.send({ wish, confirmed, payInto });
    // Also when the player has left the page by now.
    askAnew(direction, deps.player);
    if (end.kind === "done" && !end.earlier) cash.forgetDraft();
    if (shownEnd.current !== end && deps.player === (session.playerId() ?? "")) tellEnd(end);
  };

  const submit = () => void cash.form.handleSubmit((typed) => setConfirming(cash.read(typed)), cash.focusFirstWrong)();

  if (confirming) {
    return (
      <Summary
        method={method}
        amount={confirming.amount}
        shown={shown}
        pending={sending.isPending}
        isLate={sending.isLate}
        onConfirm={() => void confirm(confirming)}
        onEdit={() => setConfirming(undefined)}
      />
    );
  }
  return (
    <>
      <Form onSubmit={submit}>
        <TransferProblem end={sending.end} attempt={sending.attempt} onRetry={submit} />
        {fields.map((field) => (
          <CashField key={field.key + field.name} field={field} cash={cash} onAddAccount={() => setAdding(field)} />
        ))}
        <Button {...focusOnClick} type="submit" variant="primary">
          <Trans>Devam</Trans>
        </Button>
      </Form>
      {/* Outside the form, because it is one itself. */}
      {adding && (
        <AddAccount
          onClose={() => setAdding(undefined)}
          onAdded={(bankAccountID) => {
            if (bankAccountID !== undefined) cash.form.setValue(adding.key, bankAccountID, { shouldValidate: true, shouldDirty: true });
            setAdding(undefined);
          }}
        />
      )}
    </>
  );
}
