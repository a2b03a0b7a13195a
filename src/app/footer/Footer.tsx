import { useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { FooterMenuGroup, InvestmentMethod, Partner } from "../../contract/data-files.ts";
import type { SocialLink } from "../../contract/information.ts";
import type { Licence } from "../../contract/site-answers.ts";
import { FooterMenu } from "./FooterMenu.tsx";
import { FooterNotices } from "./FooterNotices.tsx";
import { Licences } from "./Licences.tsx";
import { LogoRow } from "./LogoRow.tsx";
import { SocialLinks } from "../../features/support/SocialLinks.tsx";
import styles from "./Footer.module.css";

export interface FooterProps {
  /** The operator's legal information as HTML. Without it the site's own text is shown. */
  legalHtml?: string | undefined;
  brandName: string;
  lang: "tr" | "en";
  menu: readonly FooterMenuGroup[];
  licences: readonly Licence[];
  social: readonly SocialLink[];
  partners: readonly Partner[];
  methods: readonly InvestmentMethod[];
}

/** The end of every public page. Parts without data are left out. */
export function Footer(props: FooterProps) {
  const { legalHtml, brandName, lang, menu, licences, social, partners, methods } = props;
  const { t } = useLingui();
  const [year] = useState(() => new Date().getFullYear());
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <FooterNotices html={legalHtml} />
        <FooterMenu groups={menu} lang={lang} />
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
