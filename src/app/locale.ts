import { i18n, type Messages } from "@lingui/core";
import { type Language, language } from "../session/preferences.ts";
import { activateTexts } from "./texts.ts";

/**
 * One chunk a language, compiled by the Lingui plugin. In a build it holds the first screen's texts; other
 * parts bring their own (docs/decisions/0006).
 */
const catalogues = import.meta.glob<{ messages: Messages }>("../locales/*/messages.po");

async function activate(locale: Language): Promise<void> {
  const load = catalogues[`../locales/${locale}/messages.po`];
  if (!load) throw new Error(`No catalogue for ${locale}`);
  const { messages } = await load();
  // The player may have chosen another language while this one was on its way.
  if (language.get() === locale) activateTexts(locale, messages);
}

function linkManifest(locale: Language): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (link) link.href = `/manifest.${locale}.webmanifest`;
}

/**
 * Loads the catalogue of the player's language, and of every language chosen later in any tab. Resolves
 * when the first is active; a language whose catalogue cannot be fetched gives way to the one in use.
 */
export async function followLanguage(): Promise<void> {
  language.subscribe(() => {
    const chosen = language.get();
    linkManifest(chosen);
    activate(chosen).catch(() => {
      if (i18n.locale) language.set(i18n.locale as Language);
    });
  });
  linkManifest(language.get());
  await activate(language.get());
}
