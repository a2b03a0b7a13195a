import { i18n } from "@lingui/core";
import type { Language } from "../ui/preferences.ts";
import { dismissToast, showToast } from "../ui/toast.ts";

/** Written in each language, because its catalogue is what is missing. The source language's is always there. */
const offers: Partial<Record<Language, { text: string; again: string }>> = {
  en: { text: "The English texts have not loaded.", again: "Try again" },
};

/**
 * Tells the player that the texts of the chosen language have not loaded, with a button that reloads the page. The
 * page cannot repeat an import that hangs. The message disappears when they are active.
 */
export function retryLanguage(chosen: Language): void {
  const offer = offers[chosen];
  if (!offer) return;
  const { text, again } = offer;
  const id = showToast({
    tone: "info",
    text,
    durationMs: null,
    action: { label: again, onSelect: () => location.reload() },
  });
  const stop = i18n.on("change", () => {
    if (i18n.locale !== chosen) return;
    stop();
    dismissToast(id);
  });
}
