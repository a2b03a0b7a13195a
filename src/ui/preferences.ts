import { languageParameter, pageLanguages } from "../contract/page-languages.ts";
import type { ReadableStore, Store } from "../lib/store.ts";
import { deviceStorage } from "../lib/storage.ts";
import { createStoredValue } from "../lib/stored-value.ts";

/** The first is the default. public/theme.js repeats this list; keep them in step. */
export const languages = pageLanguages;
export type Language = (typeof languages)[number];

export const themes = ["dark", "light"] as const;
export type Theme = (typeof themes)[number];

/** What is stored, in localStorage: a two-letter code, a choice of a theme, and `0` if `/` does not open the search. */
const keys = { language: "language", theme: "userMode", slashSearches: "karo.slash-searches" } as const;

/** A stored value that is one of `choices`. Any other stored text counts as the first of them. */
function storedChoice<Choice extends string>(key: string, choices: readonly [Choice, ...Choice[]], first?: Choice) {
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
 * The interface language, for all tabs. `?lang=` in the address sets it for this visit only: following a link must
 * not change the stored choice.
 */
export const language = storedChoice(keys.language, languages, asked);

/** Whether the address or the player, at this visit or before, has said which language to speak. */
export const isLanguageChosen = (): boolean => asked !== undefined || deviceStorage.read(keys.language) !== undefined;

// When the player changes the language, remove `?lang=`, so that a reload does not undo the change.
if (asked) {
  language.subscribe(() => {
    const url = new URL(location.href);
    url.searchParams.delete(languageParameter);
    history.replaceState(history.state, "", url);
  });
}

/** The player's choice of a theme, for all tabs. `device` follows the setting of the device. */
export const themeChoices = [...themes, "device"] as const;
export const themeChoice = storedChoice<(typeof themeChoices)[number]>(keys.theme, themeChoices);

/** Whether the key `/` opens the search. The player can switch it off, because speech input types letters (WCAG 2.1.4). */
export const slashSearches = createStoredValue({
  key: keys.slashSearches,
  decode: (text) => text !== "0",
  encode: (isOn) => (isOn ? undefined : "0"),
});

// Undefined where nothing is shown, as in tests that run in Node.
const deviceIsLight = () => globalThis.matchMedia?.("(prefers-color-scheme: light)");

/** The theme that is shown. */
export const theme: Store<Theme> = {
  get() {
    const choice = themeChoice.get();
    if (choice !== "device") return choice;
    return deviceIsLight()?.matches ? "light" : "dark";
  },
  set: themeChoice.set,
  subscribe(listener) {
    const device = deviceIsLight();
    device?.addEventListener("change", listener);
    const unsubscribe = themeChoice.subscribe(listener);
    return () => {
      device?.removeEventListener("change", listener);
      unsubscribe();
    };
  },
};

/**
 * Applies both preferences to `<html lang data-theme>` and to the browser's bars, now and after every change in any
 * tab. Call it once the styles are loaded, because the bars take the background colour from them.
 */
export function applyPreferences(root: HTMLElement = document.documentElement): void {
  follow(language, (value) => {
    root.lang = value;
  });
  follow(theme, (value) => {
    // At the start, index.html and theme.js have set both already. Reading the colour would make the browser compute all
    // styles.
    if (root.dataset["theme"] === value) return;
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
