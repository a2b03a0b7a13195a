import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Elements } from "../ui/elements.ts";
import { Icon } from "../ui/Icon.tsx";
import { Link, type PageLink } from "../ui/Link.tsx";
import { TextElements } from "../ui/TextElements.tsx";
import details from "../ui/details.module.css";
import layout from "../ui/layout.module.css";
import printable from "../ui/printable.module.css";
import styles from "./PageFrame.module.css";
import { PageTitle } from "./PageTitle.tsx";

export interface PageFrameProps extends Omit<PageHeadProps, "children"> {
  title: string;
  /** The title of the browser's tab and of a print, if it says more. */
  titleOfTab?: string;
  /** Said below the title. */
  text?: Elements;
  /** Whether the sections are in two columns where there is room for them, in the account's shell. */
  isSplit?: boolean;
  className?: string | undefined;
  children: Elements;
}

/** A page of the account: its head, and its parts one below the other, as wide as a line of text or the account's shell. */
export function PageFrame({
  title,
  titleOfTab = title,
  text,
  isSplit,
  className = "",
  children,
  ...head
}: PageFrameProps) {
  return (
    <article className={`${layout.stack4} ${styles.page} ${isSplit ? styles.split : ""} ${className}`}>
      <PageTitle title={titleOfTab} />
      <PageHead title={title} {...head}>
        {text}
      </PageHead>
      {children}
    </article>
  );
}

export interface PageHeadProps {
  title: string;
  /** The link to the page above this one. If it is left out, it leads to the account. */
  back?: Elements;
  /** What can be done on the page as a whole, at the end of the title's line. */
  action?: Elements;
  /** Said below the title. */
  children?: Elements;
}

/** The head of every page of the account: the way back, the title, and the page's action. */
export function PageHead({ title, back, action, children }: PageHeadProps) {
  return (
    <header className={styles.head}>
      {back === undefined ? <BackToAccount /> : back}
      <h1>{title}</h1>
      {action && <div className={styles.action}>{action}</div>}
      {children}
    </header>
  );
}

export interface BackLinkProps {
  page: PageLink;
  className?: string | undefined;
  /** The name of the page. */
  children: ReactNode;
}

/** The link to the page above this one. */
export function BackLink({ page, className = "", children }: BackLinkProps) {
  return (
    <Link {...page} className={`${details.back} ${printable.screenOnly} ${className}`}>
      <Icon name="chevron-left" />
      <TextElements>{children}</TextElements>
    </Link>
  );
}

/** The link to the account, for the pages right below it. On wide screens the navigation of the account replaces it. */
export function BackToAccount() {
  return (
    <BackLink page={{ to: "/profile" }} className={styles.toAccount}>
      <Trans>Hesabım</Trans>
    </BackLink>
  );
}
