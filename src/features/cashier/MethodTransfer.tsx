import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import { WriteProblem } from "../../components/WriteProblem.tsx";
import type { CashForm, SingleCashMethod } from "../../contract/cash-method.ts";
import { focusOnClick } from "../../ui/form/SubmitButton.tsx";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import { limitsLink } from "../../api/page-links.ts";
import { Link } from "../../ui/Link.tsx";
import { lazyDialog } from "../../ui/lazy-with-retry.tsx";
import { forbiddenByPlayerCode } from "../../contract/envelope.ts";
import { useCashier } from "./cashier-context.ts";
import { Form } from "../../ui/form/Form.tsx";
import { CashField } from "./CashField.tsx";
import { FieldSteps, inSteps, isPaidByHand } from "./FieldSteps.tsx";
import { PlaceLink } from "./NextSteps.tsx";
import { type FormField, formFields, isSecret } from "./read-field.ts";
import { type ReadCash, useCashForm } from "./use-cash-form.ts";
import { useShownValues } from "./use-shown-values.ts";
import { Summary } from "./Summary.tsx";
import type { TransferWriteEnd } from "./transfer-write.ts";
import { useTransferWrite } from "./use-transfer-write.ts";

const AddAccount = lazyDialog(() => import("./accounts/BankAccountForm.tsx"), "AddAccount");

export interface MethodTransferProps {
  method: SingleCashMethod;
  /** Undefined if the operator has none. The form then has only the amount. */
  form: CashForm | undefined;
}

/** A transfer by one method: form, summary, sending. Another place of the cashier shows the result. */
export function MethodTransfer({ method, form }: MethodTransferProps) {
  const { i18n } = useLingui();
  const { direction } = useCashier();
  const language = i18n.locale === "en" ? "en" : "tr";
  const fields = useMemo(() => {
    const all = formFields(form, method, language);
    return isPaidByHand(direction, all) ? inSteps(all).flat() : all;
  }, [form, method, language, direction]);
  const cash = useCashForm(fields, { direction, methodID: method.id });
  const [confirming, setConfirming] = useState<ReadCash>();
  const [adding, setAdding] = useState<FormField>();
  const { shown, payInto } = useShownValues(fields, confirming?.values);
  const holdsSecrets = fields.some(({ isInput, name }) => isInput && isSecret(name));
  const transfer = useTransferWrite({ method, holdsSecrets, payInto, onEnd: () => setConfirming(undefined) });

  const confirm = async (confirmed: ReadCash) => {
    if (await transfer.confirm(confirmed)) cash.forgetDraft();
  };
  const submit = () => void cash.form.handleSubmit((typed) => setConfirming(cash.read(typed)), cash.focusFirstWrong)();

  if (confirming) {
    return (
      <Summary
        method={method}
        amount={confirming.amount}
        shown={shown}
        pending={transfer.isPending}
        isLate={transfer.isLate}
        onConfirm={() => void confirm(confirming)}
        onEdit={() => setConfirming(undefined)}
      />
    );
  }
  const fieldOf = (field: FormField) => (
    <CashField key={field.key + field.name} field={field} cash={cash} onAddAccount={() => setAdding(field)} />
  );
  // An unknown end has a notice of its own.
  const problem = (
    <WriteProblem end={transfer.end} attempt={transfer.attempt} onRetry={submit}>
      {isForbiddenByPlayer(transfer.end) && (
        <p>
          <Link {...limitsLink}>
            <Trans>Limitlerim</Trans>
          </Link>
        </p>
      )}
    </WriteProblem>
  );
  // Not before: the operator may disable the method because of the transfer that is on its way.
  if (method.disabled) {
    return (
      <>
        {problem}
        <DisabledMethod why={method.disabled} />
      </>
    );
  }
  return (
    <>
      <Form onSubmit={submit}>
        {problem}
        {isPaidByHand(direction, fields) ? <FieldSteps fields={fields}>{fieldOf}</FieldSteps> : fields.map(fieldOf)}
        <Button {...focusOnClick} type="submit" variant="primary">
          <Trans>Devam</Trans>
        </Button>
      </Form>
      {/* Outside the form, because it is one itself. */}
      {adding && (
        <AddAccount
          onClose={() => setAdding(undefined)}
          onAdded={(bankAccountID) => {
            if (bankAccountID !== undefined)
              cash.form.setValue(adding.key, bankAccountID, { shouldValidate: true, shouldDirty: true });
            setAdding(undefined);
          }}
        />
      )}
    </>
  );
}

/** In place of the form of a method that the operator would refuse now. What the player can do is said above it. */
export function DisabledMethod({ why: { message } }: { why: NonNullable<SingleCashMethod["disabled"]> }) {
  const { t } = useLingui();
  return (
    <StateMessage
      kind="empty"
      title={t`Bu yöntem şu anda kullanılamıyor`}
      text={message}
      action={
        <PlaceLink to={{}} className={buttonClass("primary")}>
          <Trans>Tüm yöntemler</Trans>
        </PlaceLink>
      }
    />
  );
}

/** Whether the player's own limit forbids it. */
function isForbiddenByPlayer(end: TransferWriteEnd | undefined): boolean {
  return end?.kind === "refused" && "code" in end.failure && end.failure.code === forbiddenByPlayerCode;
}
