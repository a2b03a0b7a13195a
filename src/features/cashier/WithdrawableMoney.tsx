import { Trans, useLingui } from "@lingui/react/macro";
import { SectionState } from "../../components/SectionState.tsx";
import { useExtension } from "../../api/use-extension.ts";
import { useRead } from "../../api/use-read.ts";
import { cashDirections } from "../../contract/cash-method.ts";
import { addMoney, compareMoney, siteCurrency, subtractMoney } from "../../lib/money.ts";
import { useStore } from "../../hooks/use-store.ts";
import { balanceShown } from "../../components/balance-visibility.ts";
import { balanceOptions } from "../../api/player-queries.ts";
import { Amount } from "../../ui/Amount.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import cashier from "./Cashier.module.css";
import { bonusesOptions } from "./cashier-queries.ts";
import styles from "./Transfer.module.css";
import { useTransferRows } from "./use-transfer-rows.ts";

/** What the player can withdraw, what is held for withdrawals, and what a bonus keeps back. */
export function WithdrawableMoney() {
  const { t } = useLingui();
  const balance = useRead(balanceOptions());
  const { waiting } = useTransferRows(cashDirections.withdraw);
  const shown = useStore(balanceShown);
  const held = waiting.reduce((sum, { amount }) => addMoney(sum, amount.replace(/^-/, "")), "0.00");
  return (
    <section className={cashier.section} aria-label={t`Çekebileceğiniz tutar`}>
      <SectionState
        read={balance}
        title={t`Bakiye`}
        compact
        loading={<Skeleton height="4.5rem" radius="var(--radius-l)" />}
      >
        {([record = { balance: "0.00", bonus: undefined, currency: siteCurrency }], note) => {
          const money = (amount: string) => (shown ? <Amount value={amount} currency={record.currency} /> : "••••");
          return (
            <>
              <dl className={`${cashier.panel} ${styles.facts} ${styles.money}`}>
                <div>
                  <dt>
                    <Trans>Çekebileceğiniz tutar</Trans>
                  </dt>
                  <dd className={styles.amount}>{money(record.balance)}</dd>
                </div>
                {compareMoney(held, "0") > 0 && (
                  <div>
                    <dt>
                      <Trans>Bekleyen çekimlere ayrılan</Trans>
                    </dt>
                    <dd>{money(held)}</dd>
                  </div>
                )}
                {record.bonus && compareMoney(record.bonus, "0") > 0 && (
                  <div>
                    <dt>
                      <Trans>Bonus (çekilemez)</Trans>
                    </dt>
                    <dd>{money(record.bonus)}</dd>
                  </div>
                )}
              </dl>
              {note}
            </>
          );
        }}
      </SectionState>
      <RunningBonus />
    </section>
  );
}

/** Says that a bonus is still to be wagered, because the operator may refuse withdrawals until then. */
function RunningBonus() {
  const { state } = useExtension("bonus");
  const bonuses = useRead(bonusesOptions(), { enabled: state === "there" }).rows;
  const [balance] = useRead(balanceOptions()).rows;
  const running = bonuses.find(({ state: is }) => is === "active");
  if (!running) return null;
  const { title, wagering, wagered = "0" } = running;
  const left = wagering === undefined ? undefined : subtractMoney(wagering, wagered);
  return (
    <Notice>
      <Trans>
        <strong>{title}</strong> devam ediyor. Çevrim tamamlanmadan çekim talebiniz kabul edilmeyebilir.
      </Trans>{" "}
      {left !== undefined && compareMoney(left, "0") > 0 && (
        <Trans>
          Kalan çevrim: <Amount value={left} currency={balance?.currency ?? siteCurrency} />
        </Trans>
      )}
    </Notice>
  );
}
