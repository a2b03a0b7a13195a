import { readPushOwner, writePushOwner } from "../../src/lib/push-owner.ts";
import { tellPages } from "../pages.ts";

declare const self: ServiceWorkerGlobalScope;

/** The members of a `pushsubscriptionchange` event. Some browsers leave them out. */
export interface SubscriptionChange {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

/**
 * Subscribes again after the browser has dropped the subscription. Only a page can tell the operator, because calls
 * need the player's session: an open page does at once, else the next one to open.
 */
export async function renewSubscription({ oldSubscription, newSubscription }: SubscriptionChange): Promise<void> {
  const owner = await readPushOwner();
  if (!owner) return;
  const renewed = newSubscription ?? (await subscribeLike(oldSubscription));
  if (renewed) await writePushOwner({ ...owner, endpoint: renewed.endpoint, unsent: true });
  await tellPages({ type: "PUSH_CHANGED" });
}

async function subscribeLike(old: PushSubscription | null | undefined): Promise<PushSubscription | undefined> {
  const applicationServerKey = old?.options.applicationServerKey;
  if (!applicationServerKey) return undefined;
  // Without a network, the next page to open subscribes.
  return self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }).catch(() => undefined);
}
