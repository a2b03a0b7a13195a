import { useLingui } from "@lingui/react/macro";
import type { Information } from "../../contract/cms.ts";
import { readFaq, readSocialLinks, type SocialLink } from "../../contract/information.ts";
import { Faq } from "./Faq.tsx";
import { HtmlArticle } from "./HtmlArticle.tsx";
import { SelfTest } from "./SelfTest.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { SiteLink } from "../../ui/SiteLink.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import { useFollowable } from "../../ui/use-followable.ts";
import styles from "./SocialNetworks.module.css";

export interface InformationTextProps {
  page: Information;
  /** The InfType of the request. It decides the format of the text (contract.md, cmscontroller/getInformation). */
  infType: string;
  anchor: string;
}

/** The text of a content page: HTML or, for two InfTypes, a list in JSON. Suspends until it has loaded. */
export function InformationText({ page, infType, anchor }: InformationTextProps) {
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
          <SiteLink href={url} className={styles.link}>
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
