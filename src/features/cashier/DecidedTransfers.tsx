import { useLingui } from "@lingui/react/macro";
import { cashDirections, type CashDirection } from "../../contract/cash-method.ts";
import { isFinal } from "./overview/transfers.ts";
import { TransferList } from "./TransferList.tsx";
import { useTransferRows } from "./use-transfer-rows.ts";

const mostShown = 3;

/** The latest transfers that are decided, because that may have happened while the player was away. */
export function DecidedTransfers({ direction }: { direction: CashDirection }) {
  const { t } = useLingui();
  const decided = useTransferRows(direction).read.rows.filter(({ transaction_status }) => isFinal(transaction_status));
  const title = direction === cashDirections.deposit ? t`Son yatırımlar` : t`Son çekimler`;
  return <TransferList title={title} direction={direction} rows={decided.slice(0, mostShown)} />;
}
