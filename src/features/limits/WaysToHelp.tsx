import { Trans } from "@lingui/react/macro";
import { SiteLink } from "../../ui/SiteLink.tsx";
import styles from "./Limits.module.css";

/** Help lines and the self-test, on the page on responsible gaming. */
export function WaysToHelp() {
  return (
    <p className={styles.soft}>
      <Trans>
        Oyun sizi zorluyorsa yalnız değilsiniz:{" "}
        <SiteLink href="/info/responsible-gaming" className={styles.link}>
          yardım hatları ve öz değerlendirme
        </SiteLink>
      </Trans>
    </p>
  );
}
