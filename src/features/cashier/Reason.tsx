import { Trans, useLingui } from "@lingui/react/macro";
import { limitsLink } from "../../api/page-links.ts";
import { useExtension } from "../../api/use-extension.ts";
import { useRead } from "../../api/use-read.ts";
import { AccountAmount } from "../../components/Balance.tsx";
import { useOperatorDay } from "../../components/use-operator-day.ts";
import { cashDirections } from "../../contract/cash-method.ts";
import type { EligibilityReason } from "../../contract/finance.ts";
import { transactionCategories, transactionStatuses } from "../../contract/finance-history.ts";
import { durationText } from "../../lib/duration-text.ts";
import { formatMoment, timeOfDay } from "../../lib/format-dates.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { SiteLink, useFollowable } from "../../ui/SiteLink.tsx";
import { SupportOpener } from "../../ui/SupportOpener.tsx";
import { GiveUpBonus } from "../bonuses/GiveUpBonus.tsx";
import { bonusesOptions } from "../bonuses/bonuses-queries.ts";
import { useLimits } from "../limits/player-limits.ts";
import { useCashier } from "./cashier-context.ts";
import cashier from "./Cashier.module.css";
import styles from "./Transfer.module.css";

/** Why no more can be moved, until when, and what the player can do about it. */
export function Reason({ reason }: { reason: EligibilityReason }) {
  const { code, message, amount } = reason;
  return (
    <div className={cashier.panel}>
      <div className={styles.status}>
        <Icon name={code === "pause" || code === "pending" ? "clock" : "info"} />
        <div>
          {/* The operator's message about a limit speaks of an amount that has been typed. */}
          <p>
            {code === "limit" && amount !== undefined ? (
              <Trans>
                Kendinize koyduğunuz yatırım limiti: <AccountAmount value={amount} />.
              </Trans>
            ) : (
              message
            )}
          </p>
          <Until reason={reason} />
        </div>
      </div>
      <WayOut reason={reason} />
    </div>
  );
}

/** When the reason ends by itself. */
function Until({ reason: { code, until } }: { reason: EligibilityReason }) {
  const { i18n } = useLingui();
  const { gmt } = useOperatorDay();
  if (until === undefined) return null;
  const moment = formatMoment(new Date(until), i18n.locale, { day: "numeric", month: "long", ...timeOfDay }, gmt);
  return (
    <p className={styles.soft}>
      <time dateTime={until}>
        {code === "bonus" ? (
          <Trans>Bonusun süresi {moment} tarihinde dolar.</Trans>
        ) : code === "limit" ? (
          <Trans>Limit {moment} tarihinde yenilenir.</Trans>
        ) : (
          <Trans>{moment} tarihine kadar sürer.</Trans>
        )}
      </time>
    </p>
  );
}

function WayOut({ reason: { code, url } }: { reason: EligibilityReason }) {
  const { direction } = useCashier();
  const isFollowable = useFollowable();
  switch (code) {
    case "bonus":
      return <BonusWaysOut />;
    case "limit":
      return <LimitWayOut />;
    case "pending": {
      const category =
        direction === cashDirections.deposit ? transactionCategories.deposit : transactionCategories.withdraw;
      return (
        <div className={cashier.actions}>
          <Link
            to="/profile/history"
            search={{ category, status: transactionStatuses.new }}
            className={buttonClass("secondary")}
          >
            <Trans>Bekleyenleri gör</Trans>
          </Link>
        </div>
      );
    }
    case "pause":
      // It ends by itself, and nothing ends it earlier (product.md 13.6).
      return null;
    default:
      return (
        <div className={cashier.actions}>
          {url !== undefined && isFollowable(url) ? (
            <SiteLink href={url} className={buttonClass("secondary")}>
              {code === "identity" ? <Trans>Kimliğini doğrula</Trans> : <Trans>Ne yapabilirsiniz?</Trans>}
            </SiteLink>
          ) : (
            <SupportOpener />
          )}
        </div>
      );
  }
}

/** To keep playing, or to give the bonus up. */
function BonusWaysOut() {
  const { state } = useExtension("bonus");
  const bonuses = useRead(bonusesOptions(), { enabled: state === "there" }).rows;
  const running = bonuses.find(({ state: is }) => is === "active");
  const toBonuses = (
    <Link to="/profile/bonuses" className={buttonClass("secondary")}>
      <Trans>Bonusu gör</Trans>
    </Link>
  );
  if (running) return <GiveUpBonus bonus={running}>{toBonuses}</GiveUpBonus>;
  return <div className={cashier.actions}>{toBonuses}</div>;
}

function LimitWayOut() {
  const { i18n } = useLingui();
  const hours = useLimits()?.raiseAfterHours;
  const waits = hours === undefined ? undefined : durationText(hours * 60, i18n.locale);
  return (
    <>
      {waits !== undefined && (
        <p className={styles.soft}>
          <Trans>Yükseltme {waits} sonra, siz onaylarsanız geçerli olur.</Trans>
        </p>
      )}
      <div className={cashier.actions}>
        <Link {...limitsLink} className={buttonClass("secondary")}>
          <Trans>Limitlerim</Trans>
        </Link>
      </div>
    </>
  );
}
