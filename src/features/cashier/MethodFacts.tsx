import { Trans } from "@lingui/react/macro";
import type { SingleCashMethod } from "../../contract/cash-method.ts";
import { compareMoney } from "../../lib/money.ts";
import { Amount } from "../../ui/Amount.tsx";
import { useCurrency } from "./AmountOf.tsx";
import styles from "./Methods.module.css";

/** What a player has to know before choosing a method: limits, fee and time. */
export function MethodFacts({ method }: { method: SingleCashMethod }) {
  const { min, max, fee, processingTime } = method;
  // Read once for all amounts: a list has dozens of them, and each `AmountOf` observes the balance.
  const currency = useCurrency();
  const hasMax = compareMoney(max, "0") > 0;
  return (
    <span className={styles.facts}>
      <span>
        {hasMax ? (
          <>
            <Amount value={min} currency={currency} /> – <Amount value={max} currency={currency} />
          </>
        ) : (
          <Trans>
            En az <Amount value={min} currency={currency} />
          </Trans>
        )}
      </span>
      {fee !== undefined && (
        <span>
          {compareMoney(fee, "0") > 0 ? (
            <Trans>
              Ücret: <Amount value={fee} currency={currency} />
            </Trans>
          ) : (
            <Trans>Ücretsiz</Trans>
          )}
        </span>
      )}
      {processingTime && <span>{processingTime}</span>}
    </span>
  );
}
