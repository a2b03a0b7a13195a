import type { Promotion } from "../../contract/cms.ts";
import { Picture } from "../../ui/Picture.tsx";
import { Link } from "../../ui/Link.tsx";
import card from "../../ui/card.module.css";
import { PeriodLabel } from "../../ui/PeriodLabel.tsx";
import { promotionLink } from "./links.ts";
import styles from "./PromotionCard.module.css";

/** A promotion as a card, with its picture, title, summary and dates. */
export function PromotionCard({ promotion }: { promotion: Promotion }) {
  return (
    <Link {...promotionLink(promotion.id)} className={card.card}>
      <Picture src={promotion.image} alt="" ratio="16 / 9" />
      <span className={`${card.words} ${styles.words}`}>
        <span className={card.title}>{promotion.title}</span>
        <span className={styles.summary}>{promotion.summary}</span>
        <span className={card.note}>
          <PeriodLabel period={promotion} />
        </span>
      </span>
    </Link>
  );
}
