import { useLingui } from "@lingui/react/macro";
import { type ReactNode, Suspense } from "react";
import { useRead } from "../../../client/use-read.ts";
import { informationPath } from "../../../contract/information-paths.ts";
import { StateMessage } from "../../../ui/StateMessage.tsx";
import { SectionState } from "../../../client/sections/SectionState.tsx";
import { SupportOpener } from "../../../ui/SupportOpener.tsx";
import { InformationText } from "./InformationText.tsx";
import { openingOf } from "../../../lib/opening.ts";
import { PageFrame } from "./PageFrame.tsx";
import { information } from "../queries.ts";
import { TextPlace } from "./TextPlace.tsx";
import { infTypes } from "../../../contract/information.ts";

export interface InformationPageProps {
  infType: string;
  /** The anchor in the address, without `#`; empty without one. */
  anchor: string;
  /** Rendered when there is no such page. */
  missing: ReactNode;
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
      read={read}
      title={name}
      loading={
        <PageFrame path={path}>
          <TextPlace />
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
            <Suspense fallback={<TextPlace />}>
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
