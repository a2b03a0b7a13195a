import { Trans, useLingui } from "@lingui/react/macro";
import type { Licence } from "../../contract/site-answers.ts";
import { SiteLink } from "../../ui/SiteLink.tsx";
import styles from "./Licences.module.css";

export function Licences({ licences }: { licences: readonly Licence[] }) {
  const { t } = useLingui();
  if (licences.length === 0) return null;
  return (
    <ul className={styles.licences} aria-label={t`Lisanslar`}>
      {licences.map(({ id, name, number, url, logo }) => (
        <li key={id}>
          <SiteLink href={url} className={styles.licence}>
            {logo && <img className={styles.seal} src={logo} alt="" loading="lazy" />}
            <span>
              <span className={styles.name}>{name}</span>
              <Trans>Lisans no: {number}</Trans>
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
