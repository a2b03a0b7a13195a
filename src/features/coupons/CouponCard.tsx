import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { siteConfig } from "../../api/config.ts";
import { AccountAmount } from "../../components/Balance.tsx";
import { DetailsLink } from "../../components/ItemDetails.tsx";
import type { Coupon, CouponSelection } from "../../contract/betframe.ts";
import { formatMoment } from "../../lib/format-dates.ts";
import { numberFormat } from "../../lib/intl.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import type { PageLink } from "../../ui/Link.tsx";
import type { IconName } from "../../ui/icon-name.ts";
import { sentenceMs, showToast } from "../../ui/toast.ts";
import { paidFor } from "../statement/sums.ts";
import printable from "../../ui/printable.module.css";
import styles from "./CouponCard.module.css";
import layout from "../../ui/layout.module.css";

export interface CouponCardProps {
  coupon: Coupon;
  gmt: string | undefined;
  /** Leads to its details. */
  page: PageLink;
  /** Whether its details are shown. */
  isShown: boolean;
  /** Printed with its selections, which are otherwise among its details. */
  isPrinted: boolean;
  onPrint: () => void;
}

/** A coupon: how it stands, what was staked and won, the way to its selections, and buttons to share and print it. */
export function CouponCard({ coupon, gmt, page, isShown, isPrinted, onPrint }: CouponCardProps) {
  const { t, i18n } = useLingui();
  const share = useShareCoupon();
  const winName = useWinName();
  const { id, placedAt, stake, odds, state, selections } = coupon;
  return (
    <article className={`${layout.box} ${styles.card}`} data-state={state} aria-label={t`Kupon ${id}`}>
      <header className={styles.header}>
        <CouponState state={state} />
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
          <dd>{oddsText(odds, i18n.locale)}</dd>
        </div>
        <div>
          <dt>{winName(state)}</dt>
          <dd className={styles.win}>
            <Win coupon={coupon} />
          </dd>
        </div>
      </dl>
      {isPrinted ? (
        <SelectionList selections={selections} gmt={gmt} />
      ) : (
        <DetailsLink page={page} isShown={isShown} className={styles.more}>
          <span>
            <Plural value={selections.length} other="# seçim" />
          </span>
          <Icon name="chevron-right" />
        </DetailsLink>
      )}
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

/** How a coupon stands in words, with an icon of its own: the states are told apart without colours. */
export function CouponState({ state }: Pick<Coupon, "state">) {
  const { t } = useLingui();
  const states: Readonly<Record<Coupon["state"], { readonly name: string; readonly icon: IconName }>> = {
    open: { name: t`Açık`, icon: "clock" },
    won: { name: t`Kazandı`, icon: "check" },
    lost: { name: t`Kaybetti`, icon: "close" },
    void: { name: t`İptal, tutar iade edildi`, icon: "refresh" },
  };
  const { name, icon } = states[state];
  return (
    <span className={styles.state} data-state={state}>
      <Icon name={icon} />
      <span>{name}</span>
    </span>
  );
}

/** Returns what the amount is called that a coupon in this state may pay, or has paid. */
export function useWinName(): (state: Coupon["state"]) => string {
  const { t } = useLingui();
  return (state) => (state === "open" ? t`Olası kazanç` : state === "void" ? t`İade` : t`Kazanç`);
}

/** What a coupon may pay, or has paid. */
export function Win({ coupon }: { coupon: Coupon }) {
  return <AccountAmount value={coupon.state === "open" ? coupon.possibleWin : paidFor(coupon)} />;
}

/** Odds with two decimals. */
export function oddsText(odds: number, locale: string): string {
  return numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(odds);
}

/** The bets of a coupon, each with its result once there is one. */
export function SelectionList({
  selections,
  gmt,
}: {
  selections: readonly CouponSelection[];
  gmt: string | undefined;
}) {
  const { i18n } = useLingui();
  return (
    <ol className={styles.selections}>
      {selections.map(({ event, market, pick, odds, startsAt, result }, index) => (
        // A coupon's bets never change their order, and two may be on the same market.
        <li key={index}>
          <span className={styles.event}>{event}</span>
          <span className={styles.odds}>{oddsText(odds, i18n.locale)}</span>
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
    const shownOdds = oddsText(odds, i18n.locale);
    const lines = selections.map(
      ({ event, market, pick, odds: own }) => `${event} · ${market}: ${pick} · ${oddsText(own, i18n.locale)}`,
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
