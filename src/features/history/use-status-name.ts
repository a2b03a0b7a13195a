import { useLingui } from "@lingui/react/macro";
import { transactionStatuses } from "../../contract/finance-history.ts";

/** Returns the name of a transaction's status. An unknown status counts as undecided. */
export function useStatusName(): (status: string) => string {
  const { t } = useLingui();
  return (status) => {
    if (status === transactionStatuses.approved) return t`Onaylandı`;
    return status === transactionStatuses.cancelled ? t`İptal edildi` : t`Bekliyor`;
  };
}
