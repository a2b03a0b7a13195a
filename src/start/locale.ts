import { i18n, type Messages } from "@lingui/core";
import { importWithRetry } from "../lib/import-with-retry.ts";
import { withTimeout } from "../lib/with-timeout.ts";
import { messages as sourceTexts } from "../locales/tr.po";
import { type Language, language, languages } from "../ui/preferences.ts";

/** The other languages, one chunk each, compiled by the Lingui plugin. The source language is part of the entry. */
const catalogues = import.meta.glob<{ messages: Messages }>(["../locales/*.po", "!../locales/tr.po"]);

/** Milliseconds that the first render waits for a catalogue other than the source language's. */
const longestWaitMs = 5_000;
/** Milliseconds until a catalogue that failed to load is requested again. */
const againAfterMs = 15_000;

async function activate(locale: Language): Promise<void> {
  const load = catalogues[`../locales/${locale}.po`];
  const messages = load ? (await importWithRetry(load)).messages : sourceTexts;
  // The player may have chosen another language while this one was loading.
  if (language.get() === locale) i18n.loadAndActivate({ locale, messages });
}

function linkManifest(locale: Language): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (link) link.href = `/manifest.${locale}.webmanifest`;
}

/**
 * Activates the player's language, and every language chosen later in any tab. Resolves when texts are active. Never
 * rejects: if the catalogue is missing, the page opens in the source language and changes when the catalogue arrives.
 * If a language chosen later cannot be loaded, the current one stays.
 */
export async function followLanguage(): Promise<void> {
  language.subscribe(() => {
    const chosen = language.get();
    linkManifest(chosen);
    activate(chosen).catch(() => language.set(i18n.locale as Language));
  });
  linkManifest(language.get());
  const first = activate(language.get());
  first.catch(tryAgainLater);
  await withTimeout(first, longestWaitMs);
  if (i18n.locale) return;
  i18n.loadAndActivate({ locale: languages[0], messages: sourceTexts });
  import("./retry-language.ts").then(
    ({ retryLanguage }) => retryLanguage(language.get()),
    () => undefined,
  );
}

function tryAgainLater(): void {
  setTimeout(() => {
    if (i18n.locale !== language.get()) activate(language.get()).catch(tryAgainLater);
  }, againAfterMs);
}
