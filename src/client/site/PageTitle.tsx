import { useLingui } from "@lingui/react/macro";
import { siteConfig } from "../config.ts";

/** Sets the browser's title of a page that nobody finds by search, and a description in the page's language. */
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
