import { Trans } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { Suspense } from "react";
import type { Elements } from "../../ui/elements.ts";
import type { Promotion } from "../../contract/cms.ts";
import { informationName } from "../../contract/information-paths.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { Link } from "../../ui/Link.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { PageMeta } from "../../components/PageMeta.tsx";
import printable from "../../ui/printable.module.css";
import { SafeHtml } from "../../components/SafeHtml.tsx";
import { promotionLink, promotionListLink } from "./links.ts";
import details from "../../ui/details.module.css";
import styles from "./PromotionDetails.module.css";
import { PromotionFacts } from "./PromotionFacts.tsx";
import { promotionState } from "./promotion-state.ts";

export interface PromotionDetailsProps {
  promotion: Promotion;
  /** Milliseconds since 1970. */
  nowMs: number;
  /** Tells how old the data are, when they are not current. */
  note: Elements;
}

/** Everything about a promotion that a player should know before taking part. */
export function PromotionDetails({ promotion, nowMs, note }: PromotionDetailsProps) {
  const state = promotionState(promotion, nowMs);
  const { title, summary, rulesSlug } = promotion;
  return (
    <article className={styles.promotion}>
      <PageMeta title={title} description={summary} path={useRouter().buildLocation(promotionLink(promotion.id)).href} />
      <Link {...promotionListLink(state)} className={`${details.back} ${printable.screenOnly}`}>
        <Icon name="chevron-left" />
        <Trans>Tüm promosyonlar</Trans>
      </Link>
      <div className={`${details.picture} ${styles.picture} ${printable.screenOnly}`}>
        <Picture src={promotion.image} alt="" ratio="16 / 9" priority />
      </div>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.summary}>{summary}</p>
        <PromotionFacts promotion={promotion} state={state} />
        {note}
      </header>
      <div className={styles.text}>
        <h2>
          <Trans>Ayrıntılar</Trans>
        </h2>
        <Suspense fallback={<Skeleton height="16rem" radius="var(--radius-m)" />}>
          <SafeHtml html={promotion.Text} />
        </Suspense>
        {rulesSlug !== undefined && (
          <Link to="/info/$infType" params={{ infType: informationName(rulesSlug) }} className={`${buttonClass()} ${printable.screenOnly}`}>
            <Trans>Kuralları oku</Trans>
            <Icon name="chevron-right" />
          </Link>
        )}
      </div>
    </article>
  );
}

/** The placeholder for a promotion that is loading. */
export function PromotionDetailsSkeleton() {
  return (
    <div className={styles.promotion}>
      <span className={details.back}>
        <Skeleton width="10rem" />
      </span>
      <span className={`${details.picture} ${styles.picture}`} style={{ aspectRatio: "16 / 9" }}>
        <Skeleton height="100%" />
      </span>
      <div className={styles.head}>
        <Skeleton width="60%" height="2.25rem" />
        <Skeleton width="90%" height="1.5rem" />
      </div>
      <div className={styles.text}>
        <Skeleton height="16rem" radius="var(--radius-m)" />
      </div>
    </div>
  );
}
