import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useRead } from "../api/use-read.ts";
import { useStore } from "../hooks/use-store.ts";
import { lastUpdated } from "../lib/format-dates.ts";
import { formatMoney, formatShortMoney, siteCurrency } from "../lib/money.ts";
import { balanceOptions } from "../api/player-queries.ts";
import { Amount, SignedAmount } from "../ui/Amount.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { balanceShown, toggleBalance } from "./balance-visibility.ts";
import styles from "./Balance.module.css";

/** Shown when the operator sends no record: 0 in the site's only currency (product.md 9.5). */
const none = { balance: "0.00", currency: siteCurrency };

/** Returns undefined for a text that fits every header, "long" for one that fits wide headers only, "huge" for none. */
function lengthOf({ length }: string): "long" | "huge" | undefined {
  if (length > 16) return "huge";
  return length > 10 ? "long" : undefined;
}

/**
 * The balance. A tap hides or shows it in every place at once. The amount is shortened where the header has too little
 * room; the account menu shows it in full.
 */
export function Balance() {
  const { t, i18n } = useLingui();
  const { rows, state, since } = useRead(balanceOptions());
  const [now] = useState(() => new Date());
  const updated = since && lastUpdated(new Date(since), now, i18n.locale);
  const age = updated && [updated.day, updated.time].filter(Boolean).join(" ");
  const shown = useStore(balanceShown);
  const [record = none] = rows;
  const length = lengthOf(formatMoney(record.balance, record.currency, i18n.locale));
  return (
    <button type="button" className={styles.balance} onClick={toggleBalance}>
      <span className="visually-hidden">{shown ? t`Bakiyeyi gizle:` : t`Bakiyeyi göster`}</span>{" "}
      {!shown ? (
        <span className={styles.hidden} aria-hidden="true">
          ••••
        </span>
      ) : state === "ready" || state === "empty" ? (
        <span
          className={`${styles.amount} ${age ? styles.stale : ""}`}
          data-length={length}
          title={age && t`Son güncelleme: ${age}`}
        >
          <Amount value={record.balance} currency={record.currency} />
          {length && (
            <span className={styles.short} aria-hidden="true">
              {formatShortMoney(record.balance, record.currency, i18n.locale)}
            </span>
          )}
        </span>
      ) : state !== "loading" ? (
        <span title={t`Bakiye şu anda alınamıyor`}>—</span>
      ) : (
        <Skeleton width="5ch" />
      )}
      <Icon name={shown ? "eye" : "eye-off"} />
    </button>
  );
}

/**
 * The currency of the player's account, for the contract's amounts that name none. Until the balance is known, it is the
 * site's.
 */
export function useCurrency(): string {
  return useRead(balanceOptions()).rows[0]?.currency ?? siteCurrency;
}

/** An amount in the currency of the player's account. */
export function AccountAmount({ value }: { value: string }) {
  return <Amount value={value} currency={useCurrency()} />;
}

/** The same with its sign, in colour. */
export function SignedAccountAmount({ value }: { value: string }) {
  return <SignedAmount value={value} currency={useCurrency()} />;
}
