import { numberFormat } from "../../lib/intl.ts";
import { pageIsIdle } from "../../lib/page-is-idle.ts";
import { JackpotStrip } from "./JackpotStrip.tsx";

/**
 * The jackpot, once the page has had time for its number: a browser's first number format loads its languages'
 * data, which takes as long as rendering the rest, and a render would be held up by it.
 */
export async function jackpotStripInTime() {
  await pageIsIdle();
  numberFormat(document.documentElement.lang, {});
  return { default: JackpotStrip };
}
