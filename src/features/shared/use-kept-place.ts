import { useLingui } from "@lingui/react/macro";
import { useLayoutEffect } from "react";
import { language as chosenLanguage } from "../../session/preferences.ts";
import { createKeptPlace } from "./kept-place.ts";

const place = createKeptPlace();

/**
 * A page is made anew when its language changes: with this it stays where it was read. For what is as tall as
 * the text itself, not for its place while it loads.
 */
export function useKeptPlace(): void {
  const { i18n } = useLingui();
  const language = i18n.locale;
  useLayoutEffect(() => {
    const page = () => ({ address: location.pathname, language, at: performance.now() });
    const top = place.back(page());
    if (top !== undefined) scrollTo({ top, behavior: "instant" });
    // When it is chosen: by the time that the old page goes, it has lost its height.
    return chosenLanguage.subscribe(() => place.leave({ ...page(), top: scrollY }));
  }, [language]);
}
