import type { Information } from "../../contract/cms.ts";
import { readFaq, readSocialLinks } from "../../contract/information.ts";
import { Faq } from "./Faq.tsx";
import { HtmlArticle } from "./HtmlArticle.tsx";
import { useKeptPlace } from "../shared/use-kept-place.ts";
import { SelfTest } from "./self-test/SelfTest.tsx";
import { SocialNetworks } from "./SocialNetworks.tsx";

export interface InformationTextProps {
  page: Information;
  /** As it was asked for: what the text is made of follows from it (contract §2). */
  infType: string;
  anchor: string;
}

/** What a content page says: HTML, and for two InfTypes a list out of JSON. Suspends until it is there. */
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
