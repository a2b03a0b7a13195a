import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useWrite } from "../../../api/use-write.ts";
import { type BankAccount, financeDeleteBankAccount } from "../../../contract/finance-banks.ts";
import { formatIban } from "../../../lib/iban.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import cashier from "../Cashier.module.css";
import { bankAccountsOptions } from "../cashier-queries.ts";

/** Asks once, and deletes the account. */
export function DeleteAccount({ account, onClose }: { account: BankAccount; onClose: () => void }) {
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
        <p>
          {`${bankName} ${formatIban(iban)}`}
        </p>
        <p className={cashier.soft}>
          <Trans>Bekleyen çekimleriniz etkilenmez.</Trans>
        </p>
        <div className={cashier.actions}>
          <Button variant="primary" busy={isPending} onClick={() => void send({ bankAccountID })}>
            <Trans>Sil</Trans>
          </Button>
          <Button onClick={onClose}>
            <Trans>Vazgeç</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
