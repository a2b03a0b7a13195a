import { useLingui } from "@lingui/react/macro";
import { useStore } from "../hooks/use-store.ts";
import { session } from "../session/app-session.ts";
import { displayName, initials } from "../components/player-name.ts";
import { useId } from "react";
import { useFirstScreenDone } from "../api/first-screen-done.ts";
import { Icon } from "../ui/Icon.tsx";
import { depositLink } from "../api/page-links.ts";
import { Link } from "../ui/Link.tsx";
import { Bell } from "../features/notifications/Bell.tsx";
import { AccountMenu } from "./AccountMenu.tsx";
import { Balance } from "../components/Balance.tsx";
import styles from "./HeaderAccount.module.css";

/** The signed-in player's part of the header: the balance, the way to deposit, and a menu behind the avatar. */
export function HeaderAccount() {
  const { t } = useLingui();
  const menuId = useId();
  const state = useStore(session.state);
  const profile = state.kind === "signed-in" ? state.profile : undefined;
  // What it shows is asked for later.
  const done = useFirstScreenDone();
  const name = profile ? displayName(profile) : t`Hesabım`;
  return (
    <>
      {done ? <Bell /> : <span className={styles.bellPlace} />}
      <span className={styles.money}>
        <Balance />
        <Link {...depositLink} className={styles.deposit} aria-label={t`Para yatır`}>
          <Icon name="plus" />
          <span className={styles.words}>{t`Para yatır`}</span>
        </Link>
      </span>
      <button type="button" className={styles.avatar} popoverTarget={menuId}>
        <span className="visually-hidden">{t`Hesap menüsü: ${name}`}</span>
        <span aria-hidden="true" className={styles.initials}>
          {initials(profile ?? {})}
        </span>
      </button>
      <AccountMenu id={menuId} name={name} username={profile?.username} />
    </>
  );
}
