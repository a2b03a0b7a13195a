import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import { SafeHtml } from "../components/SafeHtml.tsx";
import { Link } from "../ui/Link.tsx";
import styles from "./FooterNotices.module.css";

/**
 * The notices that every public page must have: age limit, help, and who may not play. The site's own texts need no
 * data and are always there. The operator's `html` follows them.
 */
export function FooterNotices({ html }: { html?: string | undefined }) {
  const { t } = useLingui();
  return (
    <section className={styles.notices} aria-label={t`Yasal bilgiler`}>
      <span className={styles.age} aria-hidden="true">
        18+
      </span>
      <div className={styles.texts}>
        <SiteNotices />
        {html && (
          <Suspense>
            <SafeHtml html={html} />
          </Suspense>
        )}
      </div>
    </section>
  );
}

function SiteNotices() {
  return (
    <>
        <p>
          <Trans>
            Yalnızca 18 yaşını doldurmuş kişiler oynayabilir. Oyun bağımlılık yapabilir: limitinizi belirleyin, zorlandığınızda ara verin.
          </Trans>{" "}
          <Link to="/info/$infType" params={{ infType: "responsible-gaming" }} className={styles.link}>
            <Trans>Sorumlu oyun ve yardım hatları</Trans>
          </Link>
        </p>
        <p>
          <Trans>
            Kuzey Kıbrıs’ta ikamet edenler ve Kuzey Kıbrıs kimlik kartı sahipleri canlı casino, slot ve
            spor bahsi oynayamaz.
          </Trans>
        </p>
    </>
  );
}
