import { Trans, useLingui } from "@lingui/react/macro";
import type { BankAccount } from "../../../contract/finance-banks.ts";
import { formatIban } from "../../../lib/iban.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { Button } from "../../../ui/Button.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { Link } from "../../../ui/Link.tsx";
import styles from "../Accounts.module.css";

export interface AccountCardProps {
  account: BankAccount;
  onDelete: () => void;
}

/** One bank account, with what can be done with it. */
export function AccountCard({ account, onDelete }: AccountCardProps) {
  const { t } = useLingui();
  const { bankAccountID, bankName, accountHolder, branchName, accountNumber, iban, isVerified } = account;
  const shown = formatIban(iban);
  const place = [branchName, accountNumber].filter(Boolean).join(" · ");
  return (
    <li className={styles.card}>
      <p className={styles.name}>
        <strong>{bankName || shown}</strong>
        {isVerified && (
          <Badge>
            <Trans>Doğrulandı</Trans>
          </Badge>
        )}
      </p>
      <p className={styles.iban}>{shown}</p>
      <p className={styles.soft}>{accountHolder}</p>
      {place && <p className={styles.soft}>{place}</p>}
      <div className={styles.actions}>
        <Link
          to="/profile/bank-accounts/{-$id}"
          params={{ id: bankAccountID }}
          className={buttonClass("secondary", "s")}
          aria-label={t`Düzenle: ${shown}`}
        >
          <Trans>Düzenle</Trans>
        </Link>
        <Button size="s" variant="quiet" aria-label={t`Sil: ${shown}`} onClick={onDelete}>
          <Trans>Sil</Trans>
        </Button>
      </div>
    </li>
  );
}
