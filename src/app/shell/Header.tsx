import { type ReactNode, useRef, useState } from "react";
import { useLingui } from "@lingui/react/macro";
import type { HeaderMenuItem } from "../../contract/data-files.ts";
import { searchKeys } from "../../features/search/search-keys.ts";
import { useSearchKey } from "../../features/search/use-search-key.ts";
import { useStore } from "../../lib/use-store.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { SiteLink } from "../../ui/SiteLink.tsx";
import { useModule } from "../../ui/use-module.ts";
import { useFirstScreenDone } from "../../client/first-screen-done.ts";
import { BrandMark, type BrandMarkProps } from "./BrandMark.tsx";
import { HeaderMenu } from "./HeaderMenu.tsx";
import { Preferences, type PreferencesProps } from "./Preferences.tsx";
import { WayIn } from "./WayIn.tsx";
import styles from "./Header.module.css";

export interface HeaderProps extends PreferencesProps {
  brand: BrandMarkProps;
  menu: readonly HeaderMenuItem[];
  /** If set, items for players are shown, and `account` replaces the log-in and registration links. */
  signedIn: boolean;
  /** The player's balance and menu. */
  account?: ReactNode;
}

const loadSearch = () => import("../../features/search/SearchButton.tsx");
const loadDrawer = () => import("./MenuDrawer.tsx");

export function Header({ brand, menu, signedIn, account, ...preferences }: HeaderProps) {
  const { t } = useLingui();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [drawerWanted, setDrawerWanted] = useState(false);
  const MenuDrawer = useModule(loadDrawer, drawerWanted)?.MenuDrawer;
  const header = useRef<HTMLElement>(null);
  useSearchKey(header);
  // Search loads after the first screen, unless the player already wants it.
  const searchWanted = useStore(searchKeys) !== undefined;
  const SearchButton = useModule(loadSearch, useFirstScreenDone() || searchWanted)?.SearchButton;
  const wantDrawer = () => setDrawerWanted(true);
  const items = signedIn ? menu : menu.filter((item) => !item.auth);
  const menuProps = { items, lang: preferences.lang };
  return (
    <header ref={header} className={styles.header}>
      <IconButton
        icon="menu"
        label={t`Menü`}
        aria-haspopup="dialog"
        onPointerEnter={wantDrawer}
        onFocus={wantDrawer}
        onClick={() => {
          wantDrawer();
          setDrawerOpen(true);
        }}
      />
      <SiteLink href="/" className={styles.home} aria-label={t`${brand.name} ana sayfa`}>
        <BrandMark {...brand} />
      </SiteLink>
      <HeaderMenu {...menuProps} />
      <div className={styles.account}>
        {SearchButton ? <SearchButton /> : <span className={styles.searchPlace} />}
        {signedIn ? account : <WayIn />}
      </div>
      <div className={styles.preferences}>
        <Preferences {...preferences} />
      </div>
      {MenuDrawer && (
        <MenuDrawer
          {...menuProps}
          open={drawerOpen}
          onClose={() => setDrawerOpen(false)}
          account={!signedIn && <WayIn />}
          preferences={<Preferences {...preferences} />}
        />
      )}
    </header>
  );
}
