import { Trans } from "@lingui/react/macro";
import type { SingleCashMethod } from "../../contract/cash-method.ts";
import { compareMoney } from "../../lib/money.ts";
import { AmountOf } from "./AmountOf.tsx";
import styles from "./Methods.module.css";

/** What a player has to know before choosing a method: limits, fee and time. */
export function MethodFacts({ method }: { method: SingleCashMethod }) {
  const { min, max, fee, processingTime } = method;
  const hasMax = compareMoney(max, "0") > 0;
  return (
    <span className={styles.facts}>
      <span>
        {hasMax ? (
          <>
            <AmountOf value={min} /> – <AmountOf value={max} />
          </>
        ) : (
          <Trans>
            En az <AmountOf value={min} />
          </Trans>
        )}
      </span>
      {fee !== undefined && (
        <span>
          {compareMoney(fee, "0") > 0 ? (
            <Trans>
              Ücret: <AmountOf value={fee} />
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
