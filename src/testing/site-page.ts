/**
 * Setup of the component tests. The page of a test starts like the site: in Turkish, as in index.html, and with the styles
 * and the font that src/main.tsx loads for every page. It waits for the font, because a font that arrives during a test changes
 * the width of texts.
 *
 * The browser's storage is empty. Test files that run one after the other share it, and their order differs from run to run.
 *
 * Styles change without transitions. The browser notices late that an element has moved from under the pointer, and a
 * transition that starts then would show the colours of an earlier theme.
 *
 * `requestIdleCallback` runs its task after all tasks that are due. On a busy machine the browser's own would not run it
 * before the 4 s that src/lib/when-idle.ts waits at most.
 */
import { promisifyRequest } from "idb-keyval";
import "../ui/tokens.css";
import "../ui/reset.css";
import "../ui/font.css";
import "../ui/base.css";

await forgetEarlierFiles();
document.documentElement.lang = "tr";
const withoutTransitions = new CSSStyleSheet();
withoutTransitions.replaceSync("*, ::before, ::after, ::backdrop { transition: none !important; }");
document.adoptedStyleSheets.push(withoutTransitions);
await document.fonts.load("1em Onest", "aş");
globalThis.requestIdleCallback = (task) => {
  void scheduler.postTask(() => task({ didTimeout: false, timeRemaining: () => 50 }), { priority: "background" });
  return 0;
};

async function forgetEarlierFiles(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of await caches.keys()) await caches.delete(name);
  for (const { name } of await indexedDB.databases()) if (name) await promisifyRequest(indexedDB.deleteDatabase(name));
}
