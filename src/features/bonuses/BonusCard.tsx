import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import type { Elements } from "../../ui/elements.ts";
import { SafeHtml } from "../../components/SafeHtml.tsx";
import type { BonusOffer } from "../../contract/bonus.ts";
import { numberFormat } from "../../lib/intl.ts";
import { AccountAmount } from "../../components/AccountAmount.tsx";
import { Fold } from "../../ui/Fold.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./BonusCard.module.css";
import { TimeLeftNote } from "./TimeLeftNote.tsx";
import { Wagering } from "./Wagering.tsx";

export interface BonusCardProps {
  bonus: BonusOffer;
  gmt: string | undefined;
  /** What the player can do with it. */
  children?: Elements;
}

/** A bonus that runs or can be claimed: what it is worth, how far its wagering is, and its conditions folded away. */
export function BonusCard({ bonus, gmt, children }: BonusCardProps) {
  const { i18n } = useLingui();
  const { title, Text, amount, percent, wagering, wagered = "0.00", expiresAt, state } = bonus;
  return (
    <article className={styles.card} aria-label={title}>
      <header className={styles.header}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.worth}>
          {amount !== undefined && <AccountAmount value={amount} />}
          {amount === undefined && percent !== undefined && <span>{numberFormat(i18n.locale, { style: "percent" }).format(percent / 100)}</span>}
        </p>
      </header>
      {state === "active" && wagering !== undefined && <Wagering wagering={wagering} wagered={wagered} title={title} />}
      {state === "available" && wagering !== undefined && (
        <p className={styles.soft}>
          <Trans>
            Çevrim şartı: <AccountAmount value={wagering} />
          </Trans>
        </p>
      )}
      {expiresAt && <TimeLeftNote expiresAt={expiresAt} gmt={gmt} />}
      {Text && state === "active" && (
        <Fold summary={<Trans>Koşullar</Trans>}>
          <Suspense fallback={<Skeleton height="4lh" />}>
            <SafeHtml html={Text} />
          </Suspense>
        </Fold>
      )}
      {children}
    </article>
  );
}
