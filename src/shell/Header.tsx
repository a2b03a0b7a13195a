import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { HeaderMenuItem, Language } from "../contract/data-files.ts";
import { SearchButton } from "../features/search/SearchButton.tsx";
import { SupportButton } from "../features/support/SupportButton.tsx";
import { buttonClass, IconButton } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Link } from "../ui/Link.tsx";
import type { Elements } from "../ui/elements.ts";
import { lazyDialog } from "../ui/lazy-with-retry.tsx";
import { languageName } from "../lib/intl.ts";
import { HeaderMenu } from "./HeaderMenu.tsx";
import { useIsWide } from "../ui/use-is-wide.ts";
import styles from "./Header.module.css";

export interface HeaderProps extends PreferencesProps {
  brand: Omit<BrandMarkProps, "theme">;
  menu: readonly HeaderMenuItem[];
  /** If set, items for players are shown, and `account` replaces the log-in and registration links. */
  signedIn: boolean;
  /** The player's balance and menu. */
  account?: Elements;
}

const MenuDrawer = lazyDialog(() => import("./MenuDrawer.tsx"), "MenuDrawer");

export function Header({ brand, menu, signedIn, account, ...preferences }: HeaderProps) {
  const { t } = useLingui();
  const isWide = useIsWide();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const items = signedIn ? menu : menu.filter((item) => !item.auth);
  const openingDrawer = {
    "aria-haspopup": "dialog",
    onPointerEnter: MenuDrawer.preload,
    onFocus: MenuDrawer.preload,
    onClick: () => setDrawerOpen(true),
  } as const;
  const menuProps = { items, lang: preferences.lang };
  return (
    <header className={styles.header}>
      <IconButton icon="menu" label={t`Menü`} {...openingDrawer} />
      <Link to="/" className={styles.home} aria-label={t`${brand.name} ana sayfa`}>
        <BrandMark {...brand} theme={preferences.theme} />
      </Link>
      {isWide && (
        <HeaderMenu {...menuProps}>
          <button type="button" className={styles.more} {...openingDrawer}>
            <span>{t`Daha fazla`}</span>
            <Icon name="chevron-down" />
          </button>
        </HeaderMenu>
      )}
      <div className={styles.account}>
        <SearchButton />
        {!isWide && <SupportButton />}
        {signedIn ? account : <VisitorLinks />}
      </div>
      {isWide && <Preferences {...preferences} />}
      {drawerOpen && (
        <MenuDrawer
          {...menuProps}
          onClose={() => setDrawerOpen(false)}
          account={!signedIn && <VisitorLinks />}
          preferences={<Preferences {...preferences} areNamesFull />}
        />
      )}
    </header>
  );
}

interface BrandMarkProps {
  name: string;
  /** The address of the operator's logo, which replaces the tile and the name. */
  logo?: string | undefined;
  /** The logo on a dark background, if it is another one. */
  logoDark?: string | undefined;
  /** The operator's sign, which replaces the tile. */
  mark?: string | undefined;
  theme: "dark" | "light";
}

function BrandMark({ name, logo, logoDark, mark, theme }: BrandMarkProps) {
  const shown = theme === "dark" ? (logoDark ?? logo) : logo;
  if (shown) return <img className={styles.logo} src={shown} alt={name} />;
  return (
    <span className={styles.brand}>
      {mark ? <img className={styles.tile} src={mark} alt="" /> : <Tile />}
      <span className={styles.name}>{name}</span>
    </span>
  );
}

/** The sign of the build's own brand. */
function Tile() {
  return (
    <svg className={styles.tile} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path className={styles.glaze} d="M16 1 31 16 16 31 1 16z" />
      <path
        className={styles.petals}
        d="M16 16c-5-3.8-4.3-8 0-12.7 4.3 4.7 5 8.9 0 12.7 3.8-5 8-4.3 12.7 0-4.7 4.3-8.9 5-12.7 0 5 3.8 4.3 8 0 12.7-4.3-4.7-5-8.9 0-12.7-3.8 5-8 4.3-12.7 0 4.7-4.3 8.9-5 12.7 0z"
      />
      <path className={styles.heart} d="m16 12.2 3.8 3.8-3.8 3.8-3.8-3.800z" />
    </svg>
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

interface PreferencesProps {
  languages: readonly Language[];
  lang: "tr" | "en";
  onLang: (lang: "tr" | "en") => void;
  theme: "dark" | "light";
  onTheme: (theme: "dark" | "light") => void;
}

interface FullNames {
  /** Whether languages have their names, in themselves, in place of the operator's short ones. */
  areNamesFull?: boolean;
}

/** The language, if there is more than one, and the theme. Keeps room for the languages until they are loaded. */
function Preferences({ languages, lang, onLang, theme, onTheme, areNamesFull }: PreferencesProps & FullNames) {
  const { t } = useLingui();
  const isDark = theme === "dark";
  return (
    <div className={styles.preferences}>
      {languages.length === 0 && <div className={styles.languages} />}
      {languages.some((language) => language.lang !== lang) && (
        <div role="group" aria-label={t`Dil`} className={styles.languages}>
          {languages.map((language) => (
            <button
              key={language.id}
              type="button"
              lang={language.lang}
              className={styles.language}
              aria-pressed={language.lang === lang}
              onClick={() => onLang(language.lang)}
            >
              {areNamesFull ? languageName(language.lang) : language.title}
            </button>
          ))}
        </div>
      )}
      <IconButton
        icon={isDark ? "sun" : "moon"}
        label={isDark ? t`Açık temaya geç` : t`Koyu temaya geç`}
        onClick={() => onTheme(isDark ? "light" : "dark")}
      />
    </div>
  );
}
