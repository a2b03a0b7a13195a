import { Trans, useLingui } from "@lingui/react/macro";
import { useRead } from "../../api/use-read.ts";
import { cashDirections } from "../../contract/cash-method.ts";
import { transactionStatuses } from "../../contract/finance-history.ts";
import { formatMoney } from "../../lib/money.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { Link } from "../../ui/Link.tsx";
import { methodsOptions } from "./cashier-queries.ts";
import { singleMethods } from "./methods.ts";
import { transfersOptions } from "./overview-transfers.ts";

/** Leads to the form of the last deposit that was approved, with its amount, if its method can be used now. */
export function RepeatDeposit() {
  const { i18n } = useLingui();
  const deposits = useRead(transfersOptions(cashDirections.deposit)).rows;
  const last = deposits.find(
    ({ transaction_status, method }) => method && transaction_status === transactionStatuses.approved,
  );
  const { data } = useRead(methodsOptions(cashDirections.deposit), { enabled: last !== undefined });
  const method = singleMethods(data?.methods_list ?? []).find(
    ({ name, disabled }) => name === last?.method && !disabled,
  );
  if (!last || !method) return null;
  const amount = formatMoney(last.amount, last.currency, i18n.locale);
  return (
    <Link
      to="/profile/deposit/{-$methodID}"
      params={{ methodID: method.id }}
      search={{ amount: last.amount }}
      className={buttonClass()}
    >
      <Trans>
        Tekrar yatır: {amount} · {method.name}
      </Trans>
    </Link>
  );
}
