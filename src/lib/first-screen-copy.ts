/**
 * A copy of the home page's first screen as it was last seen. The page stores it (src/start/keep-first-screen.ts), and
 * the service worker puts it in place of the skeleton (sw/first-screen.ts), so that the next visit shows games with
 * its first paint. It holds no data of a player.
 */
import * as v from "valibot";

/** The cache that holds the copy, as its only entry. */
export const firstScreenCache = "karo-first-screen";
export const firstScreenKey = "/first-screen.json";

/** The id of the element that shows the copy. */
export const firstScreenId = "first-screen";

export const firstScreenCopy = v.object({
  /** The page's HTML, without scripts, style attributes and everything below the first screen. */
  html: v.string(),
  /** Paths of the stylesheets it needs. The first is the app's, which differs in every build. */
  styles: v.array(v.string()),
  /** The language of its texts. */
  language: v.string(),
  /** When it expires because something in it is no longer true, in milliseconds since 1970. */
  until: v.number(),
});
export type FirstScreenCopy = v.InferOutput<typeof firstScreenCopy>;
