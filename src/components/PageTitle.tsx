import { useLingui } from "@lingui/react/macro";
import { siteConfig } from "../api/config.ts";

/** Sets the title and the description of a page that search engines do not list. */
export function PageTitle({ title }: { title: string }) {
  return (
    <>
      <title>{`${title} · ${siteConfig().brand.name}`}</title>
      <meta name="description" content={useDescription(title)} />
    </>
  );
}

/** What a page is, in a sentence, if nothing better is known than its title. */
export function useDescription(title: string): string {
  const { t } = useLingui();
  return `${title} · ${siteConfig().brand.name}. ${t`Slot, canlı casino, spor ve sanal oyunlar.`}`;
}
