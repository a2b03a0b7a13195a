import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { UserProfile } from "../../contract/user.ts";
import { useProfileFacts } from "./use-profile-facts.ts";
import styles from "./ProfileFacts.module.css";

/** The operator's data on the player, with the identity number masked. `note` tells how old the data are. */
export function ProfileFacts({ profile, note }: { profile: UserProfile; note: ReactNode }) {
  const { t } = useLingui();
  return (
    <section aria-label={t`Hesap bilgileri`} className={styles.facts}>
      <h2>
        <Trans>Hesap bilgileri</Trans>
      </h2>
      {note}
      <dl className={styles.list}>
        {useProfileFacts(profile).map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>
        <Trans>Bu bilgilerde bir yanlışlık varsa canlı desteğe yazın.</Trans>
      </p>
    </section>
  );
}
