import { Trans } from "@lingui/react/macro";
import { Link } from "../../ui/Link.tsx";
import styles from "./Limits.module.css";
import text from "../../ui/text.module.css";

/** Help lines and the self-test, on the page on responsible gaming. */
export function WaysToHelp() {
  return (
    <p className={styles.soft}>
      <Trans>
        Oyun sizi zorluyorsa yalnız değilsiniz:{" "}
        <Link to="/info/$infType" params={{ infType: "responsible-gaming" }} className={text.link}>
          yardım hatları ve öz değerlendirme
        </Link>
      </Trans>
    </p>
  );
}
