import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import { SafeHtml } from "../../client/html/SafeHtml.tsx";
import { SiteLink } from "../../ui/SiteLink.tsx";
import { useFollowable } from "../../ui/use-followable.ts";
import styles from "./FooterNotices.module.css";

const helpPage = "/info/responsible-gaming";

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
  const followable = useFollowable();
  return (
    <>
        <p>
          <Trans>
            Yalnızca 18 yaşını doldurmuş kişiler oynayabilir. Oyun bağımlılık yapabilir: limitinizi belirleyin, zorlandığınızda ara verin.
          </Trans>{" "}
          {followable(helpPage) && (
            <SiteLink href={helpPage} className={styles.link}>
              <Trans>Sorumlu oyun ve yardım hatları</Trans>
            </SiteLink>
          )}
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
