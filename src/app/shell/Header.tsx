import { useRef, useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Elements } from "../../ui/elements.ts";
import type { HeaderMenuItem } from "../../contract/data-files.ts";
import { searchKeys, useSearchKey } from "../../features/search/use-search-key.ts";
import { useStore } from "../../lib/use-store.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { Link } from "../../ui/Link.tsx";
import { useModule } from "../../ui/use-module.ts";
import { useFirstScreenDone } from "../../client/first-screen-done.ts";
import { HeaderMenu } from "./HeaderMenu.tsx";
import { Preferences, type PreferencesProps } from "./Preferences.tsx";
import styles from "./Header.module.css";
import { buttonClass } from "../../ui/button-class.ts";
import { useIsWide } from "./use-is-wide.ts";

export interface HeaderProps extends PreferencesProps {
  brand: BrandMarkProps;
  menu: readonly HeaderMenuItem[];
  /** If set, items for players are shown, and `account` replaces the log-in and registration links. */
  signedIn: boolean;
  /** The player's balance and menu. */
  account?: Elements;
}

const loadSearch = () => import("../../features/search/SearchButton.tsx");
const loadDrawer = () => import("./MenuDrawer.tsx");

export function Header({ brand, menu, signedIn, account, ...preferences }: HeaderProps) {
  const { t } = useLingui();
  const isWide = useIsWide();
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
      <Link to="/" className={styles.home} aria-label={t`${brand.name} ana sayfa`}>
        <BrandMark {...brand} />
      </Link>
      {isWide && <HeaderMenu {...menuProps} />}
      <div className={styles.account}>
        {SearchButton ? <SearchButton /> : <span className={styles.searchPlace} />}
        {signedIn ? account : <VisitorLinks />}
      </div>
      {isWide && <Preferences {...preferences} />}
      {MenuDrawer && (
        <MenuDrawer
          {...menuProps}
          open={drawerOpen}
          onClose={() => setDrawerOpen(false)}
          account={!signedIn && <VisitorLinks />}
          preferences={<Preferences {...preferences} />}
        />
      )}
    </header>
  );
}

interface BrandMarkProps {
  name: string;
  /** The address of the operator's logo, which replaces the tile and the name. */
  logo?: string | null;
}

function BrandMark({ name, logo }: BrandMarkProps) {
  if (logo) return <img className={styles.logo} src={logo} alt={name} />;
  return (
    <span className={styles.brand}>
      <svg className={styles.tile} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <path className={styles.glaze} d="M16 1 31 16 16 31 1 16z" />
        <path
          className={styles.petals}
          d="M16 16c-5-3.8-4.3-8 0-12.7 4.3 4.7 5 8.9 0 12.7 3.8-5 8-4.3 12.7 0-4.7 4.3-8.9 5-12.7 0 5 3.8 4.3 8 0 12.7-4.3-4.7-5-8.9 0-12.7-3.8 5-8 4.3-12.7 0 4.7-4.3 8.9-5 12.7 0z"
        />
        <path className={styles.heart} d="m16 12.2 3.8 3.8-3.8 3.8-3.8-3.800z" />
      </svg>
      <span className={styles.name}>{name}</span>
    </span>
  );
}

/** Links to log-in and registration, for visitors. */
function VisitorLinks() {
  return (
    <>
      <Link to="/login" className={`${buttonClass("secondary", "s")} ${styles.login}`}>
        <Trans>Giriş</Trans>
      </Link>
      <Link to="/register" className={`${buttonClass("primary", "s")} ${styles.register}`}>
        <Trans>Kayıt ol</Trans>
      </Link>
    </>
  );
}
