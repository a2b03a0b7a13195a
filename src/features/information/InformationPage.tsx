import { useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import type { Elements } from "../../ui/elements.ts";
import { useRead } from "../../api/use-read.ts";
import { informationPath } from "../../contract/information-paths.ts";
import { StateMessage } from "../../ui/StateMessage.tsx";
import { SectionState } from "../../components/SectionState.tsx";
import { SupportOpener } from "../../ui/SupportOpener.tsx";
import { InformationText } from "./InformationText.tsx";
import { openingOf } from "../../lib/opening.ts";
import { information } from "./information-queries.ts";
import { infTypes } from "../../contract/information.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./TextSkeleton.module.css";
import { PageMeta } from "../../components/PageMeta.tsx";

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
              text={t`Aradığınızı canlı desteğe sorabilirsiniz.`}
              action={<SupportOpener />}
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
    <article className={styles.page}>
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
