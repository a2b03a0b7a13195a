import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { AccountAmount } from "../../components/Balance.tsx";
import { DetailsLink } from "../../components/ItemDetails.tsx";
import type { BonusOffer } from "../../contract/bonus.ts";
import { useNow } from "../../hooks/use-now.ts";
import { formatMoment, timeOfDay } from "../../lib/format-dates.ts";
import { numberFormat } from "../../lib/intl.ts";
import { compareMoney, subtractMoney } from "../../lib/money.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { type Fact, FactList } from "../../ui/FactList.tsx";
import { Icon } from "../../ui/Icon.tsx";
import type { PageLink } from "../../ui/Link.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import type { Elements } from "../../ui/elements.ts";
import { timeLeft } from "./time-left.ts";
import { wageredShare } from "./wagered-share.ts";
import styles from "./BonusesPage.module.css";
import layout from "../../ui/layout.module.css";

export interface BonusCardProps {
  bonus: BonusOffer;
  gmt: string | undefined;
  /** The page with its details. */
  details: PageLink;
  /** Whether they are shown. */
  isShown: boolean;
  /** What the player can do with it. */
  children?: Elements;
}

/** A bonus that runs or can be claimed: what it is worth, how far its wagering is, and the way to its conditions. */
export function BonusCard({ bonus, gmt, details, isShown, children }: BonusCardProps) {
  const { t } = useLingui();
  const { title, Text, expiresAt, state } = bonus;
  return (
    <article className={`${layout.box} ${styles.card}`} aria-label={title}>
      <header className={styles.header}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.cardWorth}>
          <Worth bonus={bonus} />
        </p>
      </header>
      <Wagering bonus={bonus} />
      {state === "available" && <Terms bonus={bonus} />}
      {expiresAt && <TimeLeftNote expiresAt={expiresAt} gmt={gmt} />}
      {Text && (
        <DetailsLink
          page={details}
          isShown={isShown}
          className={`${buttonClass("quiet", "s")} ${styles.more}`}
          aria-label={t`Koşullar: ${title}`}
        >
          <Trans>Koşullar</Trans>
        </DetailsLink>
      )}
      {children}
    </article>
  );
}

/** The amount of a bonus, or its share of a deposit. */
export function Worth({ bonus: { amount, percent } }: Pick<BonusCardProps, "bonus">) {
  const { i18n } = useLingui();
  if (amount !== undefined) return <AccountAmount value={amount} />;
  if (percent === undefined) return null;
  return <span>{numberFormat(i18n.locale, { style: "percent" }).format(percent / 100)}</span>;
}

/** What a bonus that can be claimed gives at most, and what it asks for: those of the terms that the operator tells. */
function Terms({ bonus }: Pick<BonusCardProps, "bonus">) {
  const facts = useTerms()(bonus);
  return facts.length > 0 && <FactList facts={facts} />;
}

/** Returns a function that names the terms of a bonus. */
export function useTerms(): (bonus: BonusOffer) => readonly Fact[] {
  const { t } = useLingui();
  return ({ maxAmount, minDeposit, wagering, days }) =>
    [
      { name: t`En fazla`, value: maxAmount && <AccountAmount value={maxAmount} /> },
      { name: t`En az yatırım`, value: minDeposit && <AccountAmount value={minDeposit} /> },
      { name: t`Çevrim şartı`, value: wagering && <AccountAmount value={wagering} /> },
      { name: t`Süre`, value: days !== undefined && <Plural value={days} other="# gün" /> },
    ].filter(({ value }) => value);
}

/** How long a bonus lasts, in days and without seconds that tick. Changes by the minute at most. */
export function TimeLeftNote({ expiresAt, gmt }: { expiresAt: string; gmt: string | undefined }) {
  const { i18n } = useLingui();
  const left = timeLeft(expiresAt, useNow(), gmt);
  if (left.kind === "over") return null;
  const date = formatMoment(left.at, i18n.locale, { day: "numeric", month: "long" }, gmt);
  const time = formatMoment(left.at, i18n.locale, timeOfDay, gmt);
  return (
    <p className={styles.time}>
      <Icon name="clock" />
      <time dateTime={expiresAt}>
        {left.kind === "today" && <Trans>Bugün {time} saatine kadar geçerli</Trans>}
        {left.kind === "tomorrow" && <Trans>Yarın {time} saatine kadar geçerli</Trans>}
        {left.kind === "days" && (
          <Trans>
            {date} tarihine kadar geçerli (<Plural value={left.days} other="# gün kaldı" />)
          </Trans>
        )}
      </time>
    </p>
  );
}

/** How far the wagering of a running bonus is, as a filled bar and in words. */
export function Wagering({ bonus: { title, state, wagering, wagered = "0.00" } }: Pick<BonusCardProps, "bonus">) {
  const { t, i18n } = useLingui();
  if (state !== "active" || wagering === undefined) return null;
  const share = wageredShare(wagered, wagering);
  const percent = numberFormat(i18n.locale, { style: "percent", maximumFractionDigits: 0 }).format(share);
  const left = subtractMoney(wagering, wagered);
  return (
    <div className={layout.stack2}>
      <p className={styles.done}>
        <span>
          <Trans>
            Çevrim: <AccountAmount value={wagered} /> / <AccountAmount value={wagering} />
          </Trans>
        </span>
        <strong>{percent}</strong>
      </p>
      <progress className={styles.bar} max={1} value={share} aria-label={t`Çevrim: ${title}`} />
      <p className={styles.soft}>
        {compareMoney(left, "0") > 0 ? (
          <Trans>
            Bonusun bakiyenize eklenmesi için <AccountAmount value={left} /> daha bahis yapmanız gerekiyor.
          </Trans>
        ) : (
          <Trans>Çevrim tamamlandı.</Trans>
        )}
      </p>
    </div>
  );
}

const cards = [0, 1, 2];

/** The placeholder of a list of bonuses. */
export function BonusesSkeleton() {
  return (
    <div className={layout.stack3}>
      {cards.map((card) => (
        <Skeleton key={card} height="11rem" radius="var(--radius-l)" />
      ))}
    </div>
  );
}
