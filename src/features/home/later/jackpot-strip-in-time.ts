import { numberFormat } from "../../../lib/intl.ts";
import { pageIsIdle } from "../../../lib/page-is-idle.ts";
import { JackpotStrip } from "./JackpotStrip.tsx";

/**
 * Loads the jackpot when the page is idle. The first number format of a page makes the browser load locale data, which
 * takes as long as rendering everything else.
 */
export async function jackpotStripInTime() {
  await pageIsIdle();
  numberFormat(document.documentElement.lang, {});
  return { default: JackpotStrip };
}
