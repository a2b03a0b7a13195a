import type { HandlerCallbackOptions } from "workbox-core/types.js";
import type { Strategy } from "workbox-strategies/Strategy.js";

/**
 * What `strategy` answers; it goes on storing while the event lasts. That a full device takes nothing is no fault, and
 * room has been made by then (registerQuotaErrorCallback). Whatever else goes wrong stays in the console.
 */
export function answerWith(strategy: Strategy, options: HandlerCallbackOptions): Promise<Response> {
  const [response, stored] = strategy.handleAll(options);
  void stored.catch((error: unknown) => {
    if ((error as Error).name !== "QuotaExceededError") throw error;
  });
  return response;
}
