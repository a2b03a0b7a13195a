import { i18n, type Messages } from "@lingui/core";
import { importWithRetry } from "../lib/import-with-retry.ts";
import { withTimeout } from "../lib/with-timeout.ts";
import { messages as sourceTexts } from "../locales/tr.po";
import { type Language, language, languages } from "../ui/preferences.ts";

/**
 * The catalogues, one chunk each, compiled by the Lingui plugin: those of the other languages, whose source language is part of
 * the entry, and those of players' pages in every language.
 */
const catalogues = import.meta.glob<{ messages: Messages }>(["../locales/**/*.po", "!../locales/tr.po"]);

/** Whether a page for players has been opened, so that its texts are needed in every language. */
let needsPlayerTexts = false;

/** Milliseconds that the first render waits for a catalogue other than the source language's. */
const longestWaitMs = 5_000;
/** Milliseconds until a catalogue that failed to load is requested again. */
const againAfterMs = 15_000;

/** The texts of a catalogue, named by its path below `src/locales/`. */
async function textsOf(catalogue: string): Promise<Messages> {
  const load = catalogues[`../locales/${catalogue}.po`];
  return load ? (await importWithRetry(load)).messages : sourceTexts;
}

async function activate(locale: Language): Promise<void> {
  i18n.load(locale, await textsOf(locale));
  if (needsPlayerTexts) i18n.load(locale, await textsOf(`player/${locale}`));
  // The player may have chosen another language while this one was loading.
  if (language.get() === locale) i18n.activate(locale);
}

/** Loads the texts of players' pages in the current language. Rejects if they cannot be loaded. */
export async function loadPlayerTexts(): Promise<void> {
  needsPlayerTexts = true;
  let locale: string | undefined;
  // The language may change meanwhile.
  while (locale !== i18n.locale) {
    locale = i18n.locale;
    i18n.load(locale, await textsOf(`player/${locale}`));
  }
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
  i18n.load(languages[0], sourceTexts);
  i18n.activate(languages[0]);
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
