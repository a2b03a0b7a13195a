import { i18n, type Messages } from "@lingui/core";

const english = Object.values(import.meta.glob<{ messages: Messages }>("../locales/**/en.po", { eager: true }));

/** Puts the site's texts into English. */
export function speakEnglish(): void {
  i18n.loadAndActivate({ locale: "en", messages: Object.assign({}, ...english.map(({ messages }) => messages)) });
}
