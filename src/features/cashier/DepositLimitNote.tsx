import { Trans } from "@lingui/react/macro";
import { compareMoney } from "../../lib/money.ts";
import { depositLeft } from "../limits/deposit-left.ts";
import { useLimits } from "../limits/player-limits.ts";
import { limitsLink } from "../../api/page-links.ts";
import { Link } from "../../ui/Link.tsx";
import { AccountAmount } from "../../components/AccountAmount.tsx";
import styles from "./CashForm.module.css";

/** Says that a deposit would pass the player's own limit, and what is left. The operator decides: the note may be old. */
export function DepositLimitNote({ amount }: { amount: string | undefined }) {
  const limits = useLimits();
  const left = limits && depositLeft(limits);
  const isOver = left !== undefined && amount !== undefined && compareMoney(amount, left) > 0;
  return (
    <p role="status" className={styles.note}>
      {isOver && (
        <Trans>
          Bu tutar yatırım limitinizi aşıyor. Kalan: <AccountAmount value={left} />. <Link {...limitsLink}>Limitlerim</Link>
        </Trans>
      )}
    </p>
  );
}
