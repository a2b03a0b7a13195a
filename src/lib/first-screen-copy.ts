/**
 * The home page's first screen as it was last seen. The page keeps it (src/pwa/keep-first-screen.ts), and the
 * worker puts it in place of the skeleton (sw/first-screen.ts), so that the next visit shows games with its
 * first paint. Nothing of a player is in it.
 */
import * as v from "valibot";

/** The cache that holds it, one entry. */
export const firstScreenCache = "karo-first-screen";
export const firstScreenKey = "/first-screen.json";

/** Of the element that shows it. */
export const firstScreenId = "first-screen";

export const firstScreenCopy = v.object({
  /** Of the page, without scripts, style attributes and what lies beyond the screen. */
  html: v.string(),
  /** Paths of the stylesheets that it needs. The first is the app's: another build has another. */
  styles: v.pipe(v.array(v.string()), v.minLength(1)),
  /** Of its words. */
  language: v.string(),
  /** From this moment on (milliseconds since the epoch) something in it is no longer true. */
  until: v.number(),
});
export type FirstScreenCopy = v.InferOutput<typeof firstScreenCopy>;
