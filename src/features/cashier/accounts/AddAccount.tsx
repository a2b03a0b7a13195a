import { useLingui } from "@lingui/react/macro";
import { Dialog } from "../../../ui/Dialog.tsx";
import { NewAccount } from "./BankAccountForm.tsx";

export interface AddAccountProps {
  onClose: () => void;
  /** Called with the id of the new account; undefined if only another tab knows it. */
  onAdded: (bankAccountID: string | undefined) => void;
}

/** Adds an account over the form that needs it. */
export function AddAccount({ onClose, onAdded }: AddAccountProps) {
  const { t } = useLingui();
  return (
    <Dialog open onClose={onClose} title={t`Banka hesabı ekle`}>
      <NewAccount onDone={onAdded} />
    </Dialog>
  );
}
