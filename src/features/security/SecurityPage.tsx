import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { BackLink, PageFrame } from "../../components/PageFrame.tsx";
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
    <PageFrame
      title={title}
      {...(back && { back: <BackLink page={back.page}>{back.name}</BackLink> })}
      text={text ? <p className={styles.text}>{text}</p> : null}
    >
      <div className={`${layout.stack4} ${styles.panel}`}>{children}</div>
    </PageFrame>
  );
}

/** The way back to the overview of login security, for the pages below it. */
export function useSecurityBack(): { readonly page: PageLink; readonly name: string } {
  const { t } = useLingui();
  return { page: securityLink, name: t`Giriş güvenliği` };
}
