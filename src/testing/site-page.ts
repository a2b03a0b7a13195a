/**
 * Setup of the component tests. A test's page begins as the site's does: in Turkish, as index.html says, and with the
 * styles and the font that src/main.tsx loads for every page. The font comes before the test, or texts would change
 * their width in the middle of it.
 *
 * The page counts as idle after the tasks that are due. A busy machine is idle only after the 4 s that
 * src/lib/page-is-idle.ts waits at most.
 */
import "../ui/tokens.css";
import "../ui/reset.css";
import "../ui/font.css";
import "../ui/base.css";

document.documentElement.lang = "tr";
await document.fonts.load("1em Onest", "aş");
globalThis.requestIdleCallback = (task) => {
  void scheduler.postTask(() => task({ didTimeout: false, timeRemaining: () => 50 }), { priority: "background" });
  return 0;
};
