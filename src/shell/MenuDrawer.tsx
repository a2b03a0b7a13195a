import type { ReactNode } from "react";
import { useLingui } from "@lingui/react/macro";
import type { Elements } from "../ui/elements.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Icon } from "../ui/Icon.tsx";
import { iconNameOr } from "../ui/icon-name.ts";
import { Link } from "../ui/Link.tsx";
import { SiteLink, useFollowable } from "../ui/SiteLink.tsx";
import { type HeaderMenuProps, MenuBadge } from "./HeaderMenu.tsx";
import { withPagesBelow } from "./destinations.ts";
import styles from "./MenuDrawer.module.css";

export interface MenuDrawerProps extends HeaderMenuProps {
  onClose: () => void;
  /** Shown above the menu: log-in and registration, for visitors. */
  account: Elements;
  preferences: ReactNode;
}

/** The whole menu, one tap away at every screen size. On phones it also contains language and theme. */
export function MenuDrawer(props: MenuDrawerProps) {
  const { items, lang, onClose, account, preferences } = props;
  const { t } = useLingui();
  const followable = useFollowable();
  const shown = items.filter(({ to }) => followable(to));
  return (
    <Dialog open onClose={onClose} title={t`Menü`} placement="drawer">
      <div className={styles.preferences}>{preferences}</div>
      {account && <div className={styles.account}>{account}</div>}
      {shown.length > 0 && (
        <ul>
          {shown.map(({ id, title, to, icon, badge }) => (
            <li key={id}>
              <SiteLink href={to} activeOptions={withPagesBelow} className={styles.item} onClick={onClose}>
                <Icon name={iconNameOr(icon, "diamond")} />
                <span className={styles.title}>{title[lang]}</span>
                <MenuBadge badge={badge} />
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
      <Link to="/profile/preferences" className={styles.item} onClick={onClose}>
        <Icon name="gear" />
        <span className={styles.title}>{t`Tercihler ve uygulamayı yükleme`}</span>
      </Link>
    </Dialog>
  );
}
