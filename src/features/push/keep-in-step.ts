import { hasExtension } from "../../client/capabilities.ts";
import { keepPushInStep } from "../../platform/push.ts";
import { subscriberFor } from "./tell-operator.ts";

/** Brings the player's push subscription in step. Never rejects: the next start tries again. */
export async function keepInStep(player: string): Promise<void> {
  const subscriber = subscriberFor(player);
  try {
    if (subscriber && (await hasExtension("push"))) await keepPushInStep(subscriber);
  } catch {
    // The network is gone, or the browser refuses.
  }
}
