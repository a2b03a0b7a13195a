import { Trans, useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { session } from "../../session/app-session.ts";
import { Icon } from "../../ui/Icon.tsx";
import { SiteLink } from "../../ui/SiteLink.tsx";
import { useFollowable } from "../../ui/use-followable.ts";
import { useAccountPlaces } from "./account-places.ts";
import styles from "./AccountMenu.module.css";

export interface AccountMenuProps {
  /** Of the popover, for the button that opens it. */
  id: string;
  name: string;
  username: string | undefined;
}

/** What a player has of their own, and the way out. */
export function AccountMenu({ id, name, username }: AccountMenuProps) {
  const { t } = useLingui();
  const ref = useRef<HTMLElement>(null);
  const followable = useFollowable();
  const places = useAccountPlaces().filter(({ href }) => followable(href));
  const close = () => ref.current?.hidePopover();
  return (
    <nav ref={ref} id={id} popover="auto" className={styles.menu} aria-label={t`Hesap`}>
      <p className={styles.name}>
        <strong>{name}</strong>
        {username && username !== name && <span>{username}</span>}
      </p>
      <ul>
        {places.map(({ href, icon, label }) => (
          <li key={href}>
            <SiteLink href={href} className={styles.item} onClick={close}>
              <Icon name={icon} />
              {label}
            </SiteLink>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={styles.item}
            onClick={() => {
              close();
              void session.logOut();
            }}
          >
            <Icon name="external" />
            <Trans>Çıkış yap</Trans>
          </button>
        </li>
      </ul>
    </nav>
  );
}
