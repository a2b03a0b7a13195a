import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useRead } from "../../../api/use-read.ts";
import { useWrite } from "../../../api/use-write.ts";
import { SectionState } from "../../../components/SectionState.tsx";
import { type BankAccount, financeDeleteBankAccount } from "../../../contract/finance-banks.ts";
import { formatIban } from "../../../lib/iban.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { Button, buttonClass } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { DialogActions } from "../../../ui/DialogActions.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Link } from "../../../ui/Link.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { StateMessage } from "../../../ui/StateMessage.tsx";
import { OfflineReason } from "../../../ui/form/SubmitButton.tsx";
import { bankAccountsOptions } from "../cashier-queries.ts";
import { AccountsFrame } from "./AccountsFrame.tsx";
import styles from "../Accounts.module.css";
import cashier from "../Cashier.module.css";

/** The player's bank accounts, to which withdrawals are paid. */
export function BankAccountsPage() {
  const { t } = useLingui();
  const accounts = useRead(bankAccountsOptions());
  const [toDelete, setToDelete] = useState<BankAccount>();
  const add = (
    <Link to="/profile/bank-accounts/{-$id}" params={{ id: "new" }} className={buttonClass("primary")}>
      <Icon name="plus" />
      <Trans>Hesap ekle</Trans>
    </Link>
  );
  return (
    <AccountsFrame
      title={t`Banka hesapları`}
      back="account"
      text={<Trans>Çekimleriniz yalnızca kendi adınıza olan hesaplara gönderilir.</Trans>}
    >
      <SectionState isPage read={accounts} title={t`Banka hesapları`} loading={<AccountsSkeleton />}>
        {(rows, note) =>
          rows.length === 0 ? (
            <StateMessage
              kind="empty"
              title={t`Kayıtlı banka hesabınız yok`}
              text={t`Para çekmek için bir hesap ekleyin.`}
              action={add}
            />
          ) : (
            <>
              {note}
              <ul className={styles.list}>
                {rows.map((account) => (
                  <AccountCard key={account.bankAccountID} account={account} onDelete={() => setToDelete(account)} />
                ))}
              </ul>
              <div className={cashier.actions}>{add}</div>
            </>
          )
        }
      </SectionState>
      {toDelete && <DeleteAccount account={toDelete} onClose={() => setToDelete(undefined)} />}
    </AccountsFrame>
  );
}

function AccountsSkeleton() {
  return (
    <div className={styles.list} data-loading>
      <Skeleton height="7rem" radius="var(--radius-l)" />
      <Skeleton height="7rem" radius="var(--radius-l)" />
    </div>
  );
}

interface AccountCardProps {
  account: BankAccount;
  onDelete: () => void;
}

/** One bank account, with what can be done with it. */
function AccountCard({ account, onDelete }: AccountCardProps) {
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

/** Asks once, and deletes the account. */
function DeleteAccount({ account, onClose }: { account: BankAccount; onClose: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { send, isPending } = useWrite(financeDeleteBankAccount, {
    done: { text: t`Banka Hesabı Başarıyla Silindi` },
    onEnd: () => {
      // Also after an unknown outcome: the list shows whether the account still exists.
      void client.invalidateQueries({ queryKey: bankAccountsOptions().queryKey });
      onClose();
    },
  });
  const { bankAccountID, bankName, iban } = account;
  return (
    <Dialog open onClose={onClose} title={t`Hesap silinsin mi?`}>
      <div className={cashier.section}>
        <p>{`${bankName} ${formatIban(iban)}`}</p>
        <p className={cashier.soft}>
          <Trans>Bekleyen çekimleriniz etkilenmez.</Trans>
        </p>
        <DialogActions
          back={
            <Button onClick={onClose}>
              <Trans>Vazgeç</Trans>
            </Button>
          }
        >
          <Button variant="danger" busy={isPending} onClick={() => void send({ bankAccountID })}>
            <Trans>Sil</Trans>
          </Button>
        </DialogActions>
        <OfflineReason />
      </div>
    </Dialog>
  );
}
