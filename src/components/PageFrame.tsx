import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Elements } from "../ui/elements.ts";
import { Icon } from "../ui/Icon.tsx";
import { Link, type PageLink } from "../ui/Link.tsx";
import { TextElements } from "../ui/TextElements.tsx";
import details from "../ui/details.module.css";
import layout from "../ui/layout.module.css";
import printable from "../ui/printable.module.css";
import { PageTitle } from "./PageTitle.tsx";

export interface PageFrameProps {
  title: string;
  /** The title of the browser's tab and of a print, if it says more. */
  titleOfTab?: string;
  /** The way back to the page above this one. */
  back?: Elements;
  /** The most that the page is wide: by default as wide as a line of text. */
  width?: string;
  children: Elements;
}

/** A page of one column: its title, the way back, and its parts one below the other. */
export function PageFrame({ title, titleOfTab = title, back, width = "48rem", children }: PageFrameProps) {
  return (
    <article className={layout.stack4} style={{ maxInlineSize: width }}>
      <PageTitle title={titleOfTab} />
      {back}
      <h1>{title}</h1>
      {children}
    </article>
  );
}

export interface BackLinkProps {
  page: PageLink;
  /** The name of the page. */
  children: ReactNode;
}

/** The link to the page above this one. */
export function BackLink({ page, children }: BackLinkProps) {
  return (
    <Link {...page} className={`${details.back} ${printable.screenOnly}`}>
      <Icon name="chevron-left" />
      <TextElements>{children}</TextElements>
    </Link>
  );
}

/** The link to the account, for the pages right below it. */
export function BackToAccount() {
  return (
    <BackLink page={{ to: "/profile" }}>
      <Trans>Hesabım</Trans>
    </BackLink>
  );
}
