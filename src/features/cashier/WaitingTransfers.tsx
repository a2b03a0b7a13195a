import { useLingui } from "@lingui/react/macro";
import { cashDirections, type CashDirection } from "../../contract/cash-method.ts";
import { TransferList } from "./TransferList.tsx";
import { useTransferRows } from "./use-transfer-rows.ts";

const mostShown = 5;

/** The transfers that are not decided yet. */
export function WaitingTransfers({ direction }: { direction: CashDirection }) {
  const { t } = useLingui();
  const { waiting } = useTransferRows(direction);
  const title = direction === cashDirections.deposit ? t`Bekleyen yatırımlar` : t`Bekleyen çekimler`;
  return <TransferList title={title} direction={direction} rows={waiting.slice(0, mostShown)} />;
}
