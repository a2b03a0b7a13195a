import { useDescription } from "./PageTitle.tsx";
import { useLingui } from "@lingui/react/macro";
import { useDeferredValue, useEffect } from "react";
import { siteConfig } from "../api/config.ts";
import { pageLanguages, pathIn } from "../contract/page-languages.ts";

export interface PageMetaProps {
  /** Without the site's name, which is appended. */
  title: string;
  /** A description made of the title if there is none. */
  description?: string | undefined;
  /** The page's address in the default language, as in `publicPaths`. */
  path: string;
}

/**
 * Sets the title, description and link tags of a public page for browsers, search engines and previews. It replaces
 * what index.html or the operator's server set for the page that was opened first.
 */
export function PageMeta({ title, description: given, path }: PageMetaProps) {
  const { i18n } = useLingui();
  const general = useDescription(title);
  const description = given || general;
  const { brand } = siteConfig();
  const language = pageLanguages.find((code) => code === i18n.locale) ?? pageLanguages[0];
  const address = (code: typeof language) => new URL(pathIn(code, path), location.origin).href;
  const here = address(language);
  // Setting the title takes the browser more than a millisecond, so the page itself renders first.
  const name = useDeferredValue(`${title} · ${brand.name}`);
  useEffect(() => {
    const remove = (but = "") => {
      for (const first of document.head.querySelectorAll(`[data-first-page]${but}`)) first.remove();
    };
    // Structured data that the server added for this page stays.
    remove(`:not([data-first-page="${CSS.escape(here)}"])`);
    return () => remove();
  }, [here]);
  return (
    <>
      <title>{name}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={here} />
      {pageLanguages.map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={address(code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(pageLanguages[0])} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:url" content={here} />
    </>
  );
}
