import { Trans, useLingui } from "@lingui/react/macro";
import { SiteLink } from "../../ui/SiteLink.tsx";
import { useFollowable } from "../../ui/use-followable.ts";
import styles from "./FooterNotices.module.css";

const helpPage = "/info/responsible-gaming";

/**
 * What the law and decency want said on every public page: age, help, who may not play. It stands first,
 * since it needs no data: what comes later pushes nothing away.
 */
export function FooterNotices() {
  const { t } = useLingui();
  const followable = useFollowable();
  return (
    <section className={styles.notices} aria-label={t`Yasal bilgiler`}>
      <span className={styles.age} aria-hidden="true">
        18+
      </span>
      <div className={styles.texts}>
        <p>
          <Trans>
            Yalnızca 18 yaşını doldurmuş kişiler oynayabilir. Oyun bağımlılık yapabilir: sınırınızı
            belirleyin, zorlandığınızda ara verin.
          </Trans>{" "}
          {followable(helpPage) && (
            <SiteLink href={helpPage} className={styles.link}>
              <Trans>Sorumlu oyun ve yardım hatları</Trans>
            </SiteLink>
          )}
        </p>
        <p>
          <Trans>
            Kuzey Kıbrıs'ta ikamet edenler ve Kuzey Kıbrıs kimlik kartı sahipleri canlı casino, slot ve
            spor bahsi oynayamaz.
          </Trans>
        </p>
      </div>
    </section>
  );
}
