import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { PageTitle } from "../../components/PageTitle.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { securityLink } from "../../api/page-links.ts";
import { Link, type PageLink } from "../../ui/Link.tsx";
import details from "../../ui/details.module.css";
import styles from "./SecurityPage.module.css";
import layout from "../../ui/layout.module.css";

export interface SecurityPageProps {
  title: string;
  text?: ReactNode;
  /** The page above this one. Default: the account page. */
  back?: { readonly page: PageLink; readonly name: string };
  children: ReactNode;
}

/** A page of the account area about one thing, usually a form. */
export function SecurityPage({ title, text, back, children }: SecurityPageProps) {
  return (
    <article className={`${layout.stack4} ${styles.page}`}>
      <PageTitle title={title} />
      <Link {...(back?.page ?? { to: "/profile" })} className={details.back}>
        <Icon name="chevron-left" />
        <span>{back?.name ?? <Trans>Hesabım</Trans>}</span>
      </Link>
      <header className={layout.stack2}>
        <h1>{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
      </header>
      <div className={`${layout.stack4} ${styles.panel}`}>{children}</div>
    </article>
  );
}

/** The way back to the overview of login security, for the pages below it. */
export function useSecurityBack(): { readonly page: PageLink; readonly name: string } {
  const { t } = useLingui();
  return { page: securityLink, name: t`Giriş güvenliği` };
}
