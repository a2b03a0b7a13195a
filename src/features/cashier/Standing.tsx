import { Trans, useLingui } from "@lingui/react/macro";
import { limitsLink } from "../../api/page-links.ts";
import { balanceOptions } from "../../api/player-queries.ts";
import { useExtension } from "../../api/use-extension.ts";
import { useRead } from "../../api/use-read.ts";
import { AccountAmount } from "../../components/Balance.tsx";
import { SectionState } from "../../components/SectionState.tsx";
import { balanceShown } from "../../components/balance-visibility.ts";
import { useEligibility } from "../../components/use-eligibility.ts";
import { cashDirections } from "../../contract/cash-method.ts";
import type { Eligibility } from "../../contract/finance.ts";
import { useStore } from "../../hooks/use-store.ts";
import { addMoney, compareMoney, siteCurrency, subtractMoney } from "../../lib/money.ts";
import { Amount } from "../../ui/Amount.tsx";
import { Link } from "../../ui/Link.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import type { Elements } from "../../ui/elements.ts";
import { bonusesOptions } from "../bonuses/bonuses-queries.ts";
import { depositLeft } from "../limits/deposit-left.ts";
import { useLimits } from "../limits/player-limits.ts";
import { Reason } from "./Reason.tsx";
import { useCashier } from "./cashier-context.ts";
import cashier from "./Cashier.module.css";
import styles from "./Transfer.module.css";
import { useTransferRows } from "./use-transfer-rows.ts";

/**
 * What the player can deposit or withdraw now, and why not more. Operators without the extension `eligibility` do not say
 * it: then what else is known is shown, and nothing is promised.
 */
export function Standing() {
  const { direction } = useCashier();
  const { extension, read } = useEligibility(direction);
  const isDeposit = direction === cashDirections.deposit;
  const { t } = useLingui();
  const title = isDeposit ? t`Yatırabileceğiniz tutar` : t`Çekebileceğiniz tutar`;
  // Most deposits are limited by nothing but their method, and then nothing is said.
  const loading = isDeposit ? null : <Skeleton height="4.5rem" radius="var(--radius-l)" />;
  if (extension === "asking") return loading;
  if (extension !== "there") return isDeposit ? <LeftByLimits /> : <KnownMoney />;
  return (
    <SectionState read={read} title={title} compact loading={loading}>
      {(standing, note) =>
        isDeposit && standing.reasons.length === 0 ? null : (
          <section className={cashier.section} aria-label={title}>
            <Money standing={standing} title={note ? t`${title} (son bilinen)` : title} />
            {note}
            {standing.reasons.length > 0 && (
              <ul role="list" className={styles.rows} aria-label={t`Neden daha fazlası olmuyor`}>
                {standing.reasons.map((reason, at) => (
                  <li key={`${reason.code} ${at}`}>
                    <Reason reason={reason} />
                  </li>
                ))}
              </ul>
            )}
          </section>
        )
      }
    </SectionState>
  );
}

/** The amounts: what can be moved, and for a withdrawal where the rest of the money is. */
function Money({ standing: { available, own, bonus, onTheWay }, title }: { standing: Eligibility; title: string }) {
  const isDeposit = useCashier().direction === cashDirections.deposit;
  return (
    <dl className={`${cashier.panel} ${styles.facts} ${styles.money}`}>
      <Fact name={<span>{title}</span>} value={available} isMain />
      {!isDeposit && own !== undefined && compareMoney(own, available) !== 0 && (
        <Fact name={<Trans>Bakiyeniz</Trans>} value={own} />
      )}
      {isSome(onTheWay) && (
        <Fact
          name={isDeposit ? <Trans>Onay bekleyen yatırımlar</Trans> : <Trans>Bekleyen çekimlere ayrılan</Trans>}
          value={onTheWay}
        />
      )}
      {!isDeposit && isSome(bonus) && <Fact name={<Trans>Bonus (çekilemez)</Trans>} value={bonus} />}
    </dl>
  );
}

function isSome(amount: string | undefined): amount is string {
  return amount !== undefined && compareMoney(amount, "0") > 0;
}

interface FactProps {
  name: Elements;
  value: string;
  isMain?: boolean;
}

/** One amount of the panel, unless amounts are hidden. */
function Fact({ name, value, isMain = false }: FactProps) {
  const shown = useStore(balanceShown);
  return (
    <div>
      <dt>{name}</dt>
      <dd className={isMain ? styles.amount : undefined}>{shown ? <AccountAmount value={value} /> : "••••"}</dd>
    </div>
  );
}

/** What the player's own limits leave for deposits. */
function LeftByLimits() {
  const limits = useLimits();
  const left = limits && depositLeft(limits);
  if (left === undefined) return null;
  return (
    <Notice>
      <Trans>
        Yatırım limitinizden kalan: <AccountAmount value={left} />. <Link {...limitsLink}>Limitlerim</Link>
      </Trans>
    </Notice>
  );
}

/** The balance, what is held for withdrawals, and what a bonus keeps back. */
function KnownMoney() {
  const { t } = useLingui();
  const balance = useRead(balanceOptions());
  const { waiting } = useTransferRows(cashDirections.withdraw);
  const held = waiting.reduce((sum, { amount }) => addMoney(sum, amount.replace(/^-/, "")), "0.00");
  return (
    <section className={cashier.section} aria-label={t`Bakiyeniz`}>
      <SectionState
        read={balance}
        title={t`Bakiye`}
        compact
        loading={<Skeleton height="4.5rem" radius="var(--radius-l)" />}
      >
        {([record = { balance: "0.00", bonus: undefined, currency: siteCurrency }], note) => (
          <>
            <dl className={`${cashier.panel} ${styles.facts} ${styles.money}`}>
              <Fact name={<Trans>Bakiyeniz</Trans>} value={record.balance} isMain />
              {isSome(held) && <Fact name={<Trans>Bekleyen çekimlere ayrılan</Trans>} value={held} />}
              {isSome(record.bonus) && <Fact name={<Trans>Bonus (çekilemez)</Trans>} value={record.bonus} />}
            </dl>
            {note}
          </>
        )}
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
      )}{" "}
      <Link to="/profile/bonuses">
        <Trans>Bonusu gör</Trans>
      </Link>
    </Notice>
  );
}
