import { i18n } from "@lingui/core";
import type { Language } from "../session/preferences.ts";
import { dismissToast, showToast } from "../ui/toast.ts";

/** In each language itself: its own texts are what is missing. The source language's are always there. */
const offers: Partial<Record<Language, { text: string; again: string }>> = {
  en: { text: "The English texts have not loaded.", again: "Try again" },
};

/**
 * Tells the player that the texts of the chosen language have not come, with a button that loads the page again. A
 * request that hangs cannot be sent anew by the page itself. The message goes when texts are activated.
 */
export function offerLanguageAgain(chosen: Language): void {
  const offer = offers[chosen];
  if (!offer) return;
  const { text, again } = offer;
  const id = showToast({ tone: "info", text, durationMs: null, action: { label: again, onSelect: () => location.reload() } });
  const stop = i18n.on("change", () => {
    stop();
    dismissToast(id);
  });
}
