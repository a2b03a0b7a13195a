import { Trans } from "@lingui/react/macro";
import { compareMoney, subtractMoney } from "../../lib/money.ts";
import { isUsedUp } from "./limit-change.ts";
import styles from "./Limits.module.css";
import { useLimitWords } from "./use-limit-words.ts";

export interface UsedBarProps {
  /** A decimal string. Negative when a loss limit's player has won more than lost. */
  used: string;
  limit: string;
}

/** How much of a limit is used, as a filled bar and in words. */
export function UsedBar({ used, limit }: UsedBarProps) {
  const { money } = useLimitWords();
  const isUp = isUsedUp(used, limit);
  const shown = compareMoney(used, "0") < 0 ? "0.00" : used;
  // Only the bar's length is computed as a float, never an amount.
  const share = isUp ? 100 : (Number(shown) / Number(limit)) * 100;
  return (
    <>
      <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect className={isUp ? styles.full : styles.fill} width={share} height="1" />
      </svg>
      <p>
        {isUp ? (
          <Trans>Kullanılan: {money(shown)}. Bu limit doldu.</Trans>
        ) : (
          <Trans>
            Kullanılan: {money(shown)}. Kalan: {money(subtractMoney(limit, shown))}.
          </Trans>
        )}
      </p>
    </>
  );
}
