import { Trans, useLingui } from "@lingui/react/macro";
import { useWatch } from "react-hook-form";
import { limitsLink } from "../../api/page-links.ts";
import { useRead } from "../../api/use-read.ts";
import { AccountAmount, useCurrency } from "../../components/Balance.tsx";
import { cashDirections } from "../../contract/cash-method.ts";
import { compareMoney, formatMoney } from "../../lib/money.ts";
import { currencyDigits, currencySign, readTypedAmount, typeAmount } from "../../lib/typed-amount.ts";
import { useEligibility } from "../../components/use-eligibility.ts";
import { balanceOptions } from "../../api/player-queries.ts";
import { Button } from "../../ui/Button.tsx";
import { Link } from "../../ui/Link.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { depositLeft } from "../limits/deposit-left.ts";
import { useLimits } from "../limits/player-limits.ts";
import { useCashier } from "./cashier-context.ts";
import { amountName, type FormField } from "./read-field.ts";
import { quickAmounts } from "./quick-amounts.ts";
import type { CashFormState } from "./use-cash-form.ts";
import styles from "./CashForm.module.css";

/** The amount, with its limits and amounts to choose with one tap. */
export function AmountField({ field, cash }: { field: FormField; cash: CashFormState }) {
  const { t, i18n } = useLingui();
  const currency = useCurrency();
  const { form, offered } = cash;
  const { locale } = i18n;
  const typed = useWatch({ control: form.control, name: field.key }) ?? "";
  const { min, max } = field;
  const { direction } = useCashier();
  const isWithdrawal = direction === cashDirections.withdraw;
  const balance = useRead(balanceOptions(), { enabled: isWithdrawal }).rows[0]?.balance;
  const possible = useEligibility(direction).read.data?.available;
  const available = possible ?? (isWithdrawal ? balance : undefined);
  const money = (amount: string) => formatMoney(amount, currency, locale);
  const present = readTypedAmount(typed, locale, currencyDigits(currency));
  const choices = field.key === amountName ? (offered ?? quickAmounts(min, smaller(max, available))) : [];
  const isTooMuch = available !== undefined && present !== undefined && compareMoney(present, available) > 0;
  const limits = max === undefined ? t`En az ${money(min ?? "0")}` : `${money(min ?? "0")} – ${money(max)}`;
  return (
    <div>
      <TextField
        {...cash.control(field)}
        label={field.label}
        hint={field.hint ? `${field.hint} · ${limits}` : limits}
        prefix={currencySign(currency, locale)}
        className={styles.amount ?? ""}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="next"
        required
        note={
          isWithdrawal ? (
            <p role="status" className={styles.note}>
              {/* No error: what is shown here may be old, and the operator knows. */}
              {isTooMuch &&
                (possible === undefined
                  ? t`Bu tutar bakiyenizden fazla.`
                  : t`Şu anda en fazla ${money(available)} çekebilirsiniz.`)}
            </p>
          ) : (
            <DepositLimitNote amount={present} />
          )
        }
      />
      {choices.length > 0 && (
        <div className={styles.quick} role="group" aria-label={t`Hazır tutarlar`}>
          {choices.map((amount) => (
            <Button
              key={amount}
              size="s"
              aria-pressed={present !== undefined && compareMoney(present, amount) === 0}
              onClick={() => {
                form.setValue(field.key, typeAmount(amount, locale), {
                  shouldValidate: true,
                  shouldDirty: true,
                  shouldTouch: true,
                });
              }}
            >
              {shortMoney(amount, currency, locale)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

/** The smaller of two amounts; one that is undefined does not count. */
function smaller(left: string | undefined, right: string | undefined): string | undefined {
  if (left === undefined || right === undefined) return left ?? right;
  return compareMoney(left, right) < 0 ? left : right;
}

function shortMoney(amount: string, currency: string, locale: string): string {
  return formatMoney(amount, currency, locale).replace(/[.,]00(?!\d)/, "");
}

/** Says that a deposit would pass the player's own limit, and what is left. The operator decides: the note may be old. */
function DepositLimitNote({ amount }: { amount: string | undefined }) {
  const limits = useLimits();
  const left = limits && depositLeft(limits);
  const isOver = left !== undefined && amount !== undefined && compareMoney(amount, left) > 0;
  return (
    <p role="status" className={styles.note}>
      {isOver && (
        <Trans>
          Bu tutar yatırım limitinizi aşıyor. Kalan: <AccountAmount value={left} />.{" "}
          <Link {...limitsLink}>Limitlerim</Link>
        </Trans>
      )}
    </p>
  );
}
