import { useLingui } from "@lingui/react/macro";
import { useLayoutEffect } from "react";
import { language as chosenLanguage } from "./preferences.ts";
import { createKeptPlace } from "../platform/kept-place.ts";

const place = createKeptPlace();

/**
 * Keeps the scroll position when the language changes and the page is rendered again. Use it where the text itself is
 * rendered, not in its placeholder: the page must have its full height.
 */
export function useKeptPlace(): void {
  const { i18n } = useLingui();
  const language = i18n.locale;
  useLayoutEffect(() => {
    const page = () => ({ address: location.pathname, language, at: performance.now() });
    const top = place.back(page());
    if (top !== undefined) scrollTo({ top, behavior: "instant" });
    // Stored when the language is chosen: when the old page unmounts, it has already lost its height.
    return chosenLanguage.subscribe(() => place.leave({ ...page(), top: scrollY }));
  }, [language]);
}
