import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import { useRead } from "../../api/use-read.ts";
import { PageMeta } from "../../components/PageMeta.tsx";
import { SectionState } from "../../components/SectionState.tsx";
import { SupportLink } from "../../components/SupportLink.tsx";
import type { Information } from "../../contract/cms.ts";
import { informationPath } from "../../contract/information-paths.ts";
import { infTypes, readFaq, readSocialLinks, type SocialLink } from "../../contract/information.ts";
import { openingOf } from "../../lib/opening.ts";
import { Icon } from "../../ui/Icon.tsx";
import { SiteLink, useFollowable } from "../../ui/SiteLink.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import type { Elements } from "../../ui/elements.ts";
import { Faq } from "./Faq.tsx";
import { HtmlArticle } from "./HtmlArticle.tsx";
import { SelfTest } from "./SelfTest.tsx";
import { information } from "./information-queries.ts";
import styles from "./HtmlArticle.module.css";
import layout from "../../ui/layout.module.css";

export interface InformationPageProps {
  infType: string;
  /** The anchor in the address, without `#`; empty without one. */
  anchor: string;
  /** Rendered when there is no such page. */
  missing: Elements;
}

/** A content page of the operator, in all of its states. */
export function InformationPage({ infType, anchor, missing }: InformationPageProps) {
  const { t } = useLingui();
  const read = useRead(information(infType));
  const name = t`Bilgilendirme`;
  const path = informationPath(infType);
  const page = read.rows.find(({ Text }) => Text.trim() !== "");
  if (read.data && !page && !isKnownInfType(infType)) return missing;
  return (
    <SectionState
      isPage
      read={read}
      title={name}
      loading={
        <PageFrame path={path}>
          <TextSkeleton />
        </PageFrame>
      }
    >
      {(_pages, note) => (
        <PageFrame
          title={page?.title.trim() || name}
          description={page && isHtml(infType) ? openingOf(page.Text) : undefined}
          path={path}
          note={note}
        >
          {page ? (
            <Suspense fallback={<TextSkeleton />}>
              <InformationText page={page} infType={infType} anchor={anchor} />
            </Suspense>
          ) : (
            <StateMessage
              kind="empty"
              title={t`Bu sayfada henüz metin yok`}
              text={
                <Trans>
                  Aradığınız bir şey varsa <SupportLink />.
                </Trans>
              }
            />
          )}
        </PageFrame>
      )}
    </SectionState>
  );
}

/**
 * Whether the front end knows this content page. An operator may have others; those exist if the operator answers with
 * one (contract.md, cmscontroller/getInformation).
 */
function isKnownInfType(infType: string): boolean {
  return infTypes.some((known) => known === infType);
}

/** Whether the text of this content page is HTML. Two content pages are lists in JSON. */
function isHtml(infType: string): boolean {
  return infType !== "SSSinformation" && infType !== "SocialMediaLinks";
}

const lines = ["92%", "100%", "97%", "64%", "38%", "99%", "95%", "88%", "71%"];

/** The placeholder for a text that is loading. */
function TextSkeleton() {
  return (
    <div className={styles.lines}>
      {lines.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}

interface PageFrameProps {
  /** Absent while the page loads. */
  title?: string;
  /** For search engines and link previews. */
  description?: string | undefined;
  /** The path of the page in the default language, also for search engines and link previews. */
  path: string;
  /** Tells how old the page is, when it is not current. */
  note?: Elements;
  children: Elements;
}

/** The frame of a page of text, with a layout for print. */
function PageFrame({ title, description, path, note, children }: PageFrameProps) {
  return (
    <article className={layout.stack5}>
      <header className={styles.header}>
        {title ? (
          <>
            <PageMeta title={title} description={description} path={path} />
            <h1>{title}</h1>
          </>
        ) : (
          <Skeleton width="min(20rem, 70%)" height="calc(var(--text-2xl) * var(--leading-tight))" />
        )}
        {note}
      </header>
      {children}
    </article>
  );
}

interface InformationTextProps {
  page: Information;
  /** The InfType of the request. It decides the format of the text (contract.md, cmscontroller/getInformation). */
  infType: string;
  anchor: string;
}

/** The text of a content page: HTML or, for two InfTypes, a list in JSON. Suspends until it has loaded. */
function InformationText({ page, infType, anchor }: InformationTextProps) {
  switch (infType) {
    case "SSSinformation":
      return <Faq entries={readFaq(page.Text)} anchor={anchor} />;
    case "SocialMediaLinks":
      return <SocialNetworks links={readSocialLinks(page.Text)} />;
    case "SorumluOyunculuk":
      return (
        <HtmlArticle html={page.Text} anchor={anchor}>
          <SelfTest />
        </HtmlArticle>
      );
    default:
      return <HtmlArticle html={page.Text} anchor={anchor} />;
  }
}

/** The operator's social networks, each with a readable address. */
function SocialNetworks({ links }: { links: readonly SocialLink[] }) {
  const { t } = useLingui();
  const followable = useFollowable();
  const shown = links.filter(({ url }) => followable(url));
  if (shown.length === 0) {
    return <StateMessage kind="empty" title={t`Sosyal medyada henüz hesabımız yok`} />;
  }
  return (
    <ul role="list" className={styles.networks}>
      {shown.map(({ network, url }) => (
        <li key={network}>
          <SiteLink href={url} className={styles.network}>
            <Icon name={network} />
            <span className={styles.address}>{readable(url)}</span>
            <Icon name="external" />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** Removes the scheme, `www.` and a trailing slash from an address. */
function readable(url: string): string {
  return url.replace(/^\w+:(\/\/)?(www\.)?/, "").replace(/\/$/, "");
}
