import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useRead } from "../../../api/use-read.ts";
import type { BankAccount } from "../../../contract/finance-banks.ts";
import { buttonClass } from "../../../ui/button-class.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Link } from "../../../ui/Link.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { StateMessage } from "../../../ui/StateMessage.tsx";
import { SectionState } from "../../../components/SectionState.tsx";
import cashier from "../Cashier.module.css";
import { bankAccountsOptions } from "../cashier-queries.ts";
import { AccountCard } from "./AccountCard.tsx";
import { AccountsFrame } from "./AccountsFrame.tsx";
import { DeleteAccount } from "./DeleteAccount.tsx";
import styles from "../Accounts.module.css";

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
    <AccountsFrame title={t`Banka hesapları`} back="account" text={<Trans>Çekimleriniz yalnızca kendi adınıza olan hesaplara gönderilir.</Trans>}>
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
