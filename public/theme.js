// Runs beside the page, long before the app: a returning player's theme and language stand before the
// first paint wherever this file comes from a cache. src/session/preferences.ts owns both keys.
try {
  const root = document.documentElement;
  if (localStorage.getItem("userMode") === "light") root.dataset.theme = "light";
  const language = localStorage.getItem("language");
  if (language === "tr" || language === "en") root.lang = language;
} catch {
  // Storage is forbidden: the defaults stand.
}
