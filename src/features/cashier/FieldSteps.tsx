import { Trans } from "@lingui/react/macro";
import type { Elements } from "../../ui/elements.ts";
import { type CashDirection, cashDirections } from "../../contract/cash-method.ts";
import { amountName, type FormField } from "./read-field.ts";
import styles from "./Transfer.module.css";

const isToPayInto = ({ type }: FormField) => type === "info" || type === "copy" || type === "bank";

/** Whether the player pays by themselves, into an account that the form shows. */
export function isPaidByHand(direction: CashDirection, fields: readonly FormField[]): boolean {
  return direction === cashDirections.deposit && fields.some(({ type }) => type === "copy" || type === "bank");
}

/** The fields in the order of the steps: the amount, what is paid into, and what is told of the payment. */
export function inSteps(fields: readonly FormField[]): readonly (readonly FormField[])[] {
  const amount = fields.filter(({ key }) => key === amountName);
  const rest = fields.filter(({ key }) => key !== amountName);
  return [amount, rest.filter(isToPayInto), rest.filter((field) => !isToPayInto(field))];
}

export interface FieldStepsProps {
  fields: readonly FormField[];
  children: (field: FormField) => Elements;
}

/** The fields of a form for a payment by hand, numbered, because it matters what comes before the payment and what after it. */
export function FieldSteps({ fields, children }: FieldStepsProps) {
  const [amount = [], account = [], told = []] = inSteps(fields);
  return (
    <ol className={styles.steps} role="list">
      <Step title={<Trans>Tutarı yazın</Trans>}>{amount.map(children)}</Step>
      <Step title={<Trans>Bu bilgilerle ödeyin</Trans>}>{account.map(children)}</Step>
      <Step title={<Trans>Ödedikten sonra bildirin</Trans>}>
        {told.length > 0 ? told.map(children) : <Trans>Ödemeyi yaptıysanız devam edin.</Trans>}
      </Step>
    </ol>
  );
}

interface StepProps {
  title: Elements;
  children: Elements;
}

/** One of the numbered steps of a payment. */
export function Step({ title, children }: StepProps) {
  return (
    <li className={styles.step}>
      <p className={styles.stepTitle}>{title}</p>
      {children}
    </li>
  );
}
