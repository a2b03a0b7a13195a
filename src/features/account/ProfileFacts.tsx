import { Trans } from "@lingui/react/macro";
import type { Elements } from "../../ui/elements.ts";
import { useExtension } from "../../api/use-extension.ts";
import { useRead } from "../../api/use-read.ts";
import type { UserProfile } from "../../contract/user.ts";
import { twoFactorOptions } from "../../session/player-queries.ts";
import { FactList } from "../../ui/FactList.tsx";
import styles from "./ProfileFacts.module.css";
import { useProfileFacts } from "./use-profile-facts.tsx";

/** The operator's data on the player, with the identity number masked. `note` tells how old the data are. */
export function ProfileFacts({ profile, note }: { profile: UserProfile; note: Elements }) {
  const canChange = useExtension("credentials").state === "there";
  const factor = useRead(twoFactorOptions()).data?.type ?? (profile.gasecret > 0 ? "ga" : undefined);
  return (
    <>
      {note}
      {useProfileFacts(profile, canChange, factor).map(({ title, facts }) => (
        <section key={title} aria-label={title} className={styles.group}>
          <h2>{title}</h2>
          <div className={styles.panel}>
            <FactList facts={facts} />
          </div>
        </section>
      ))}
      <p className={styles.hint}>
        <Trans>Bu bilgilerde bir yanlışlık varsa canlı desteğe yazın.</Trans>
      </p>
    </>
  );
}
