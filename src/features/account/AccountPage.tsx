import { Trans, useLingui } from "@lingui/react/macro";
import type { Elements } from "../../ui/elements.ts";
import { useRead } from "../../api/use-read.ts";
import { PageTitle } from "../../components/PageTitle.tsx";
import { useStore } from "../../hooks/use-store.ts";
import { session } from "../../session/app-session.ts";
import { displayName, initials } from "../../session/player-name.ts";
import { profileOptions } from "../../session/player-queries.ts";
import { SectionState } from "../../components/SectionState.tsx";
import { AccountBalance } from "./AccountBalance.tsx";
import { AccountRecords } from "./AccountRecords.tsx";
import { AccountSecurity } from "./AccountSecurity.tsx";
import { LastLogins } from "./LastLogins.tsx";
import { ProfileFacts } from "./ProfileFacts.tsx";
import { ProfileSkeleton } from "./ProfileSkeleton.tsx";
import styles from "./AccountPage.module.css";
import { Button } from "../../ui/Button.tsx";

/** The account area: balance, `money` (the way to the cashier), records, log-in security, the player's data, log-out. */
export function AccountPage({ money }: { money: Elements }) {
  const { t } = useLingui();
  const state = useStore(session.state);
  const stored = state.kind === "signed-in" ? state.profile : undefined;
  const profile = useRead(profileOptions());
  const names = profile.data ?? stored;
  return (
    <article className={styles.page}>
      <PageTitle title={t`Hesabım`} />
      <header className={styles.header}>
        <span className={styles.avatar} aria-hidden="true">
          {initials(names ?? {})}
        </span>
        <div className={styles.names}>
          <h1>{names ? displayName(names) : t`Hesabım`}</h1>
          {names && <p className={styles.username}>{names.username}</p>}
        </div>
        <LogOutButton />
      </header>
      <AccountBalance />
      {money}
      <AccountRecords />
      <AccountSecurity />
      <SectionState isPage read={profile} title={t`Hesap bilgileri`} loading={<ProfileSkeleton />}>
        {(answer, note) => (
          <>
            <LastLogins last={answer.lastlogin} previous={stored?.previousLogin} gmt={answer.gtm} />
            <ProfileFacts profile={answer} note={note} />
          </>
        )}
      </SectionState>
    </article>
  );
}

/** Logs out on this device at once. The operator is told in the background. */
function LogOutButton() {
  return (
    <Button variant="secondary" onClick={() => void session.logOut()}>
      <Trans>Çıkış yap</Trans>
    </Button>
  );
}