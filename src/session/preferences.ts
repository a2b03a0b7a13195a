import { languageParameter, pageLanguages } from "../contract/page-languages.ts";
import type { ReadableStore } from "../lib/store.ts";
import { createStoredValue } from "../lib/stored-value.ts";
import { keys } from "./keys.ts";

/** The first is the default. public/theme.js knows the same ones. */
export const languages = pageLanguages;
export type Language = (typeof languages)[number];

export const themes = ["dark", "light"] as const;
export type Theme = (typeof themes)[number];

/** One of `choices`, kept as it is; whatever else is stored counts as the first of them. */
function storedChoice<Choice extends string>(
  key: string,
  choices: readonly [Choice, ...Choice[]],
  first?: Choice,
) {
  return createStoredValue<Choice>({
    key,
    first,
    decode: (text) => choices.find((choice) => choice === text) ?? choices[0],
    encode: (choice) => choice,
  });
}

const inAddress = new URLSearchParams(globalThis.location?.search).get(languageParameter);
const asked = languages.find((code) => code === inAddress);

/**
 * The language of the interface, for all tabs; that of an address with `?lang=` for its visit alone: somebody
 * else's link changes nobody's choice.
 */
export const language = storedChoice(keys.language, languages, asked);

// Chosen by hand, it is not to be taken back by a reload.
if (asked) {
  language.subscribe(() => {
    const url = new URL(location.href);
    url.searchParams.delete(languageParameter);
    history.replaceState(history.state, "", url);
  });
}

/** The theme, for all tabs. */
export const theme = storedChoice(keys.theme, themes);

/**
 * Keeps `<html lang data-theme>` and the browser's own bars in step with both preferences, from now
 * on and whichever tab changes them. Call it once the styles are in force: the bars take the
 * ground's colour.
 */
export function applyPreferences(root: HTMLElement = document.documentElement): void {
  follow(language, (value) => {
    root.lang = value;
  });
  follow(theme, (value) => {
    root.dataset["theme"] = value;
    const ground = getComputedStyle(root).getPropertyValue("--color-ground").trim();
    const bars = root.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
    if (bars && ground) bars.content = ground;
  });
}

function follow<Value>(store: ReadableStore<Value>, apply: (value: Value) => void): void {
  apply(store.get());
  store.subscribe(() => apply(store.get()));
}
