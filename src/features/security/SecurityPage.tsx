import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { BackLink, BackToAccount } from "../../components/PageFrame.tsx";
import { PageTitle } from "../../components/PageTitle.tsx";
import { securityLink } from "../../api/page-links.ts";
import { type PageLink } from "../../ui/Link.tsx";
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
      {back ? <BackLink page={back.page}>{back.name}</BackLink> : <BackToAccount />}
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
