import type { Information } from "../../../contract/cms.ts";
import { readFaq, readSocialLinks } from "../../../contract/information.ts";
import { Faq } from "./Faq.tsx";
import { HtmlArticle } from "./HtmlArticle.tsx";
import { useKeptPlace } from "../../../session/use-kept-place.ts";
import { SelfTest } from "../self-test/SelfTest.tsx";
import { SocialNetworks } from "./SocialNetworks.tsx";

export interface InformationTextProps {
  page: Information;
  /** The InfType of the request. It decides the format of the text (contract.md, cmscontroller/getInformation). */
  infType: string;
  anchor: string;
}

/** The text of a content page: HTML or, for two InfTypes, a list in JSON. Suspends until it has loaded. */
export function InformationText({ page, infType, anchor }: InformationTextProps) {
  useKeptPlace();
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
