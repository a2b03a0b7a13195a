import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { SingleCashMethod } from "../../contract/cash-method.ts";
import { durationText } from "../../lib/duration-text.ts";
import { compareMoney } from "../../lib/money.ts";
import { Amount } from "../../ui/Amount.tsx";
import styles from "./Methods.module.css";

export interface MethodFactsProps {
  method: SingleCashMethod;
  /** ISO 4217 code. A list reads it once: a read in each card would observe the balance a dozen times. */
  currency: string;
}

/** What a player has to know before choosing a method: limits, fee and time. */
export function MethodFacts({ method, currency }: MethodFactsProps) {
  const { min, max, fee, processingTime, usual } = method;
  const hasMax = compareMoney(max, "0") > 0;
  return (
    <span className={styles.facts}>
      <span>
        {hasMax ? (
          <>
            <Amount value={min} currency={currency} /> <span>–</span> <Amount value={max} currency={currency} />
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
      {usual && (
        <span>
          <UsualTime usual={usual} />
        </span>
      )}
    </span>
  );
}

/** How long the last transfers by a method took. */
export function UsualTime({ usual: { minutes, of } }: { usual: NonNullable<SingleCashMethod["usual"]> }) {
  const { i18n } = useLingui();
  const time = durationText(minutes, i18n.locale, "short");
  return (
    <Trans>
      Genelde {time} (<Plural value={of} other="son # işlem" />)
    </Trans>
  );
}
