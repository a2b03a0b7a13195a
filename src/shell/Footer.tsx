import { siteConfig } from "../api/config.ts";
import { useLicences } from "../api/site-answers.ts";
import { useDataFile } from "../api/static-file.ts";
import { useRead } from "../api/use-read.ts";
import { information } from "../features/information/information-queries.ts";
import { socialMedia } from "../features/support/support-queries.ts";
import { useStore } from "../hooks/use-store.ts";
import { session } from "../session/app-session.ts";
import { language } from "../ui/preferences.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useState } from "react";
import { SafeHtml } from "../components/SafeHtml.tsx";
import type { FooterMenuGroup, InvestmentMethod, Partner } from "../contract/data-files.ts";
import { readSocialLinks, type SocialLink } from "../contract/information.ts";
import type { Licence } from "../contract/site-answers.ts";
import { SocialLinks } from "../features/support/SocialLinks.tsx";
import { Link } from "../ui/Link.tsx";
import { SiteLink, useFollowable } from "../ui/SiteLink.tsx";
import styles from "./Footer.module.css";
import logoRowStyles from "./LogoRow.module.css";

export interface FooterProps {
  /** The operator's legal information as HTML, shown after the site's own notices. */
  legalHtml?: string | undefined;
  brandName: string;
  lang: "tr" | "en";
  /** If set, links that only visitors need are left out. */
  signedIn: boolean;
  menu: readonly FooterMenuGroup[];
  licences: readonly Licence[];
  social: readonly SocialLink[];
  partners: readonly Partner[];
  methods: readonly InvestmentMethod[];
}

/** The end of every public page. Parts without data are left out. */
export function Footer(props: FooterProps) {
  const { legalHtml, brandName, lang, signedIn, menu, licences, social, partners, methods } = props;
  const { t } = useLingui();
  const [year] = useState(() => new Date().getFullYear());
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <FooterNotices html={legalHtml} />
        <FooterMenu groups={menu} lang={lang} signedIn={signedIn} />
        <SocialLinks links={social} />
        <div className={styles.logos}>
          <LogoRow title={t`Ödeme yöntemleri`} logos={methods} />
          <LogoRow title={t`İş ortakları`} logos={partners} />
        </div>
        <Licences licences={licences} />
        <p className={styles.copyright}>
          <Trans>
            © {year} {brandName}. Tüm hakları saklıdır.
          </Trans>
        </p>
      </div>
    </footer>
  );
}

/** Pages that a signed-in player has no use for. */
const forVisitors: ReadonlySet<string> = new Set(["/register", "/login", "/forgot-password"]);

interface FooterMenuProps extends Pick<FooterProps, "signedIn"> {
  groups: readonly FooterMenuGroup[];
  lang: "tr" | "en";
}

function FooterMenu({ groups, lang, signedIn }: FooterMenuProps) {
  const followable = useFollowable();
  const isForReader = (to: string) => followable(to) && !(signedIn && forVisitors.has(to));
  const shown = groups
    .map((group) => ({ ...group, items: group.items.filter(({ to }) => isForReader(to)) }))
    .filter(({ items }) => items.length > 0);
  if (shown.length === 0) return null;
  return (
    <div className={styles.groups}>
      {shown.map((group) => (
        <nav key={group.id} aria-label={group.title[lang]}>
          <h2 className={styles.title}>{group.title[lang]}</h2>
          <ul>
            {group.items.map(({ id, title, to }) => (
              <li key={id}>
                <SiteLink href={to} className={styles.item}>
                  {title[lang]}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}

function Licences({ licences }: { licences: readonly Licence[] }) {
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

interface Logo {
  id: string;
  name: string;
  logo: string;
  url?: string | undefined;
}

/** Logos of other companies, on a bone background so that each is readable in both themes. */
function LogoRow({ title, logos }: { title: string; logos: readonly Logo[] }) {
  if (logos.length === 0) return null;
  return (
    <section>
      <h2 className={logoRowStyles.title}>{title}</h2>
      <ul className={logoRowStyles.row}>
        {logos.map(({ id, name, logo, url }) => (
          <li key={id}>
            <SiteLink href={url} className={logoRowStyles.logo}>
              <img src={logo} alt={name} loading="lazy" decoding="async" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * The notices that every public page must have: age limit, help, and who may not play. The site's own texts need no
 * data and are always there. The operator's `html` follows them.
 */
function FooterNotices({ html }: { html?: string | undefined }) {
  const { t } = useLingui();
  return (
    <section className={styles.notices} aria-label={t`Yasal bilgiler`}>
      <span className={styles.age} aria-hidden="true">
        18+
      </span>
      <div className={styles.texts}>
        <SiteNotices />
        {html && (
          <Suspense>
            <SafeHtml html={html} />
          </Suspense>
        )}
      </div>
    </section>
  );
}

function SiteNotices() {
  return (
    <>
      <p>
        <Trans>
          Yalnızca 18 yaşını doldurmuş kişiler oynayabilir. Oyun bağımlılık yapabilir: limitinizi belirleyin,
          zorlandığınızda ara verin.
        </Trans>{" "}
        <Link to="/info/$infType" params={{ infType: "responsible-gaming" }} className={styles.link}>
          <Trans>Sorumlu oyun ve yardım hatları</Trans>
        </Link>
      </p>
      <p>
        <Trans>
          Kuzey Kıbrıs’ta ikamet edenler ve Kuzey Kıbrıs kimlik kartı sahipleri canlı casino, slot ve spor bahsi
          oynayamaz.
        </Trans>
      </p>
    </>
  );
}

/** The footer with the operator's data. A part whose data fail to load is left out. */
export function FooterWithData() {
  const social = useRead(socialMedia());
  const bottomBar = useRead(information("bottomBarInfo"));
  return (
    <Footer
      legalHtml={bottomBar.rows[0]?.Text}
      brandName={siteConfig().brand.name}
      lang={useStore(language)}
      signedIn={useStore(session.state).kind !== "anonymous"}
      menu={useDataFile("footerMenu")}
      licences={useLicences()}
      social={readSocialLinks(social.rows[0]?.Text ?? "")}
      partners={useDataFile("partners")}
      methods={useDataFile("investmentMethods")}
    />
  );
}
