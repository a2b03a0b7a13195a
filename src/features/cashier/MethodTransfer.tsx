import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { WriteProblem } from "../../components/WriteProblem.tsx";
import type { CashForm, SingleCashMethod } from "../../contract/cash-method.ts";
import { focusOnClick } from "../../ui/form/SubmitButton.tsx";
import { typeAmount } from "../../lib/typed-amount.ts";
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
import { type CashValues, type ReadCash, useCashForm } from "./use-cash-form.ts";
import { useShownValues } from "./use-shown-values.ts";
import { LiveSummary, Summary } from "./Summary.tsx";
import type { TransferWriteEnd } from "./transfer-write.ts";
import { useTransferWrite } from "./use-transfer-write.ts";
import { useIsWide } from "../../ui/use-is-wide.ts";
import layout from "../../ui/layout.module.css";
import styles from "./Transfer.module.css";

const AddAccount = lazyDialog(() => import("./accounts/BankAccountForm.tsx"), "AddAccount");

export interface MethodTransferProps {
  method: SingleCashMethod;
  /** Undefined if the operator has none. The form then has only the amount. */
  form: CashForm | undefined;
}

/** A transfer by one method: form, summary, sending. Another place of the cashier shows the result. */
export function MethodTransfer({ method, form }: MethodTransferProps) {
  const { i18n } = useLingui();
  const { direction, amount, isOverGame } = useCashier();
  const summary = useRef<HTMLHeadingElement>(null);
  // Wide screens have room for the summary beside the form, so no step has to be there for it.
  const hasSummaryBeside = useIsWide() && !isOverGame;
  const language = i18n.locale === "en" ? "en" : "tr";
  const fields = useMemo(() => {
    const all = formFields(form, method, language);
    return isPaidByHand(direction, all) ? inSteps(all).flat() : all;
  }, [form, method, language, direction]);
  const cash = useCashForm(fields, {
    direction,
    methodID: method.id,
    amount: amount && typeAmount(amount, i18n.locale),
  });
  const [confirming, setConfirming] = useState<ReadCash>();
  const [adding, setAdding] = useState<FormField>();
  const typed = useWatch({ control: cash.form.control, disabled: !hasSummaryBeside });
  const live = hasSummaryBeside ? cash.read(typed as CashValues) : undefined;
  const { shown, payInto } = useShownValues(fields, (live ?? confirming)?.values);
  const holdsSecrets = fields.some(({ isInput, name }) => isInput && isSecret(name));
  const onEnd = ({ kind }: TransferWriteEnd) => {
    if (kind !== "done") setConfirming(undefined);
  };
  const transfer = useTransferWrite({ method, holdsSecrets, payInto, onEnd });

  const confirm = async (confirmed: ReadCash) => {
    if (await transfer.confirm(confirmed)) cash.forgetDraft();
  };
  const checked = (then: (read: ReadCash) => void) =>
    void cash.form.handleSubmit((values) => then(cash.read(values)), cash.focusFirstWrong)();
  // Enter in a field must not send money, not even when it is held or pressed twice: it leads to the summary. On wide screens
  // that is not to its button, which would take the next Enter.
  const submit = () => checked((read) => (hasSummaryBeside ? summary.current?.focus() : setConfirming(read)));

  if (confirming && !live) {
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
      <div className={live && styles.beside}>
        <Form onSubmit={submit}>
          {problem}
          {/* What is being sent must not change beside its summary. */}
          <div className={layout.stack4} inert={live && transfer.isPending}>
            {isPaidByHand(direction, fields) ? <FieldSteps fields={fields}>{fieldOf}</FieldSteps> : fields.map(fieldOf)}
          </div>
          {!live && (
            <Button {...focusOnClick} type="submit" variant="primary">
              <Trans>Devam</Trans>
            </Button>
          )}
        </Form>
        {live && (
          <LiveSummary
            heading={summary}
            method={method}
            amount={live.amount}
            shown={shown}
            pending={transfer.isPending}
            isLate={transfer.isLate}
            onConfirm={() => checked((read) => void confirm(read))}
          />
        )}
      </div>
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
