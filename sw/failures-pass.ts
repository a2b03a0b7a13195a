import type { WorkboxPlugin } from "workbox-core/types.js";
import { messages } from "../src/contract/envelope.ts";

/**
 * Has a strategy take an answer of a passing status for none, as of a dead network: what is stored stands in, and with
 * nothing stored the page gets the answer as it came. A gateway's word that the site is under maintenance is no such
 * answer, whatever its status: the page has to hear it.
 */
export function failuresPass(passes: (status: number) => boolean): WorkboxPlugin {
  return {
    fetchDidSucceed: async ({ response, state }) => {
      if (!passes(response.status)) return response;
      if ((await response.clone().text()).includes(messages.maintenance)) return response;
      if (state) state["failure"] = response;
      throw new Error(`The answer was ${response.status}`);
    },
    handlerDidError: async ({ state }) => state?.["failure"] as Response | undefined,
  };
}
