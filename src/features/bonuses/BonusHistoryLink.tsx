import { Trans } from "@lingui/react/macro";
import { transactionCategories } from "../../contract/finance-history.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { SiteLink } from "../../ui/SiteLink.tsx";
import styles from "./BonusesPage.module.css";

/** Leads to the bonuses of the account history. */
export function BonusHistoryLink() {
  return (
    <SiteLink href={`/profile/history?category=${transactionCategories.bonus}`} className={`${buttonClass("quiet", "s")} ${styles.more}`}>
      <Trans>Tüm bonus hareketleri</Trans>
    </SiteLink>
  );
}
