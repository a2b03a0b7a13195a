import { useLingui } from "@lingui/react/macro";
import { useLayoutEffect } from "react";
import { language as chosenLanguage } from "./preferences.ts";
import { createKeptScroll } from "../platform/kept-scroll.ts";

const kept = createKeptScroll();

/**
 * Keeps the scroll position when the language changes and the page is rendered again. Use it where the text itself is
 * rendered, not in its placeholder: the page must have its full height.
 */
export function useKeptScroll(): void {
  const { i18n } = useLingui();
  const language = i18n.locale;
  useLayoutEffect(() => {
    const page = () => ({ address: location.pathname, language, at: performance.now() });
    const top = kept.back(page());
    if (top !== undefined) scrollTo({ top, behavior: "instant" });
    // Stored when the language is chosen: when the old page unmounts, it has already lost its height.
    return chosenLanguage.subscribe(() => kept.leave({ ...page(), top: scrollY }));
  }, [language]);
}
