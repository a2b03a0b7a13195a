import { useLingui } from "@lingui/react/macro";
import { type CSSProperties, type RefCallback, useCallback, useState } from "react";
import { useRead } from "../../api/use-read.ts";
import type { Jackpot } from "../../contract/habanero.ts";
import { useOnline } from "../../hooks/use-online.ts";
import { formatMoney } from "../../lib/money.ts";
import { Amount } from "../../ui/Amount.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { SectionState } from "../../components/SectionState.tsx";
import { jackpotIntervalMs, jackpots } from "../games/games-queries.ts";
import styles from "./JackpotStrip.module.css";

/**
 * The jackpot: the first one of the list. It shows the operator's amount and never an estimate. The amount is
 * refetched every 30 seconds while it is on screen and the device is online.
 */
export function JackpotStrip() {
  const { t } = useLingui();
  const [ref, onScreen] = useOnScreen<HTMLDivElement>();
  const online = useOnline();
  const read = useRead(jackpots(), {
    // A refusal ends the polling, because each one would show the player the same message.
    refetchInterval: (failure) => onScreen && online && failure?.kind !== "refused" && jackpotIntervalMs,
  });
  const jackpot = read.rows[0];
  if (read.state === "empty") return null;
  return (
    <div ref={ref}>
      <SectionState
        read={read}
        title={t`Jackpot`}
        loading={<Skeleton height="4rem" radius="var(--radius-l)" />}
        compact
      >
        {(_, note) =>
          jackpot && (
            <section className={styles.strip} aria-label={jackpot.name}>
              <span className={styles.mark}>
                <Icon name="diamond" />
              </span>
              <span className={styles.name}>{jackpot.name}</span>
              <div className={styles.amount}>
                <Figure {...jackpot} />
                {note}
              </div>
            </section>
          )
        }
      </SectionState>
    </div>
  );
}

/** The amount. A change is animated, the first value is not. */
function Figure({ amount, currency }: Pick<Jackpot, "amount" | "currency">) {
  const { i18n } = useLingui();
  const [first] = useState(amount);
  return (
    <strong
      key={amount}
      className={`${styles.figure} ${amount === first ? "" : styles.changed}`}
      style={{ "--letters": formatMoney(amount, currency, i18n.locale).length } as CSSProperties}
    >
      <Amount value={amount} currency={currency} />
    </strong>
  );
}

/** Returns a ref and whether its element is on screen now. */
function useOnScreen<T extends Element>(): [RefCallback<T>, boolean] {
  const [onScreen, setOnScreen] = useState(false);
  const ref = useCallback((element: T) => {
    const observer = new IntersectionObserver((entries) => {
      setOnScreen(entries.at(-1)?.isIntersecting ?? false);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, onScreen];
}
