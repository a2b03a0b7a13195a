/** Push messages (docs/contract.md, Push messages): showing them, their clicks, and renewed subscriptions. */
import { openPage } from "./open-page.ts";
import { renewSubscription, type SubscriptionChange } from "./renew-subscription.ts";
import { showMessage } from "./show-message.ts";

declare const self: ServiceWorkerGlobalScope;

export function takePushMessages(): void {
  self.addEventListener("push", (event) => {
    event.waitUntil(showMessage(event.data?.text() ?? ""));
  });
  self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(openPage(event.notification.data));
  });
  // TypeScript does not know this event.
  self.addEventListener("pushsubscriptionchange", (event) => {
    const change = event as ExtendableEvent & SubscriptionChange;
    change.waitUntil(renewSubscription(change));
  });
}
