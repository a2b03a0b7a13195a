import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { siteConfig } from "../../api/config.ts";
import { AccountAmount } from "../../components/Balance.tsx";
import type { Coupon, CouponSelection } from "../../contract/betframe.ts";
import { formatMoment } from "../../lib/format-dates.ts";
import { numberFormat } from "../../lib/intl.ts";
import { Button } from "../../ui/Button.tsx";
import { Fold } from "../../ui/Fold.tsx";
import { Icon } from "../../ui/Icon.tsx";
import type { IconName } from "../../ui/icon-name.ts";
import { sentenceMs, showToast } from "../../ui/toast.ts";
import { paidFor } from "../statement/sums.ts";
import printable from "../../ui/printable.module.css";
import styles from "./CouponCard.module.css";
import layout from "../../ui/layout.module.css";

export interface CouponCardProps {
  coupon: Coupon;
  gmt: string | undefined;
  /** Printed with its selections, although they are folded away. */
  isPrinted: boolean;
  onPrint: () => void;
}

/** A coupon: how it stands, what was staked and won, its selections, and buttons to share and print it. */
export function CouponCard({ coupon, gmt, isPrinted, onPrint }: CouponCardProps) {
  const { t, i18n } = useLingui();
  const states = useCouponStates();
  const share = useShareCoupon();
  const { id, placedAt, stake, possibleWin, odds, state, selections } = coupon;
  const { name, icon } = states[state];
  const isOpen = state === "open";
  return (
    <article className={`${layout.box} ${styles.card}`} data-state={state} aria-label={t`Kupon ${id}`}>
      <header className={styles.header}>
        <span className={styles.state}>
          <Icon name={icon} />
          <span>{name}</span>
        </span>
        <h2 className={styles.number}>
          <Trans>Kupon {id}</Trans>
        </h2>
        <time dateTime={placedAt}>
          {formatMoment(new Date(placedAt), i18n.locale, { dateStyle: "medium", timeStyle: "short" }, gmt)}
        </time>
      </header>
      <dl className={styles.facts}>
        <div>
          <dt>{t`Bahis tutarı`}</dt>
          <dd>
            <AccountAmount value={stake} />
          </dd>
        </div>
        <div>
          <dt>{t`Oran`}</dt>
          <dd>{numberFormat(i18n.locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(odds)}</dd>
        </div>
        <div>
          <dt>{isOpen ? t`Olası kazanç` : state === "void" ? t`İade` : t`Kazanç`}</dt>
          <dd className={styles.win}>
            <AccountAmount value={isOpen ? possibleWin : paidFor(coupon)} />
          </dd>
        </div>
      </dl>
      <Fold open={isPrinted} summary={<Plural value={selections.length} other="# seçim" />}>
        <SelectionList selections={selections} gmt={gmt} />
      </Fold>
      <div className={`${styles.actions} ${printable.screenOnly}`}>
        <Button size="s" variant="quiet" aria-label={t`Paylaş: kupon ${id}`} onClick={() => void share(coupon)}>
          <Trans>Paylaş</Trans>
        </Button>
        <Button size="s" variant="quiet" aria-label={t`Yazdır: kupon ${id}`} onClick={onPrint}>
          <Trans>Yazdır</Trans>
        </Button>
      </div>
    </article>
  );
}

/** The states of a coupon in words, each with an icon of its own: they are told apart without colours. */
function useCouponStates(): Readonly<Record<Coupon["state"], { readonly name: string; readonly icon: IconName }>> {
  const { t } = useLingui();
  return {
    open: { name: t`Açık`, icon: "clock" },
    won: { name: t`Kazandı`, icon: "check" },
    lost: { name: t`Kaybetti`, icon: "close" },
    void: { name: t`İptal, tutar iade edildi`, icon: "refresh" },
  };
}

/** The bets of a coupon, each with its result once there is one. */
function SelectionList({ selections, gmt }: { selections: readonly CouponSelection[]; gmt: string | undefined }) {
  const { i18n } = useLingui();
  const decimals = numberFormat(i18n.locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (
    <ol className={styles.selections}>
      {selections.map(({ event, market, pick, odds, startsAt, result }, index) => (
        // A coupon's bets never change their order, and two may be on the same market.
        <li key={index}>
          <span className={styles.event}>{event}</span>
          <span className={styles.odds}>{decimals.format(odds)}</span>
          <span className={styles.pick}>{`${market}: ${pick}`}</span>
          <span className={styles.result}>
            {result ? (
              <Trans>Sonuç: {result}</Trans>
            ) : (
              <time dateTime={startsAt}>
                {formatMoment(new Date(startsAt), i18n.locale, { dateStyle: "short", timeStyle: "short" }, gmt)}
              </time>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Returns a function that shares the selections of a coupon by the device, or copies them. Amounts stay private. */
function useShareCoupon(): (coupon: Coupon) => Promise<void> {
  const { t, i18n } = useLingui();
  return async ({ selections, odds }) => {
    const decimals = numberFormat(i18n.locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    const shownOdds = decimals.format(odds);
    const lines = selections.map(
      ({ event, market, pick, odds: own }) => `${event} · ${market}: ${pick} · ${decimals.format(own)}`,
    );
    const text = [siteConfig().brand.name, ...lines, t`Toplam oran: ${shownOdds}`].join("\n");
    try {
      if ("share" in navigator) return await navigator.share({ text });
    } catch (error) {
      // The player closed the device's dialog.
      if ((error as Error).name === "AbortError") return;
    }
    try {
      await navigator.clipboard.writeText(text);
      showToast({ tone: "positive", text: t`Seçilen Alan Kopyalandı` });
    } catch {
      showToast({ tone: "info", text: t`Kupon paylaşılamadı`, durationMs: sentenceMs });
    }
  };
}
