import { Trans } from "@lingui/react/macro";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import styles from "./Limits.module.css";

/** The ways to a time-out and to self-exclusion. */
export function WaysToStop() {
  return (
    <section className={styles.section} aria-labelledby="limits-stop">
      <h2 id="limits-stop">
        <Trans>Ara verin</Trans>
      </h2>
      <ul className={styles.list}>
        <li>
          <Link to="/profile/limits/{-$part}" params={{ part: "time-out" }} className={styles.way}>
            <span>
              <strong>
                <Trans>Mola</Trans>
              </strong>
              <span className={styles.soft}>
                <Trans>Hesabınızı birkaç gün veya hafta kapatın.</Trans>
              </span>
            </span>
            <Icon name="chevron-right" />
          </Link>
        </li>
        <li>
          <Link to="/profile/limits/{-$part}" params={{ part: "self-exclusion" }} className={styles.way}>
            <span>
              <strong>
                <Trans>Kendini dışlama</Trans>
              </strong>
              <span className={styles.soft}>
                <Trans>Hesabınızı aylarca veya süresiz kapatın.</Trans>
              </span>
            </span>
            <Icon name="chevron-right" />
          </Link>
        </li>
      </ul>
    </section>
  );
}
