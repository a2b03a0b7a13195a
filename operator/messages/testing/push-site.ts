/** A test site whose push messages go to a push service on loopback. */
import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { declarativePushMessage, pushSubscribe } from "../../../src/contract/push.ts";
import type { SessionKeys } from "../../../src/contract/system.ts";
import type { TestDatabase } from "../../testing/databases.ts";
import { openTestSite } from "../../testing/site.ts";
import { deliverDue } from "../deliver-push.ts";
import { loadVapidKeys, pushServices } from "../send-push.ts";
import { newBrowser, startPushService, type TestBrowser } from "./push-service.ts";

export type PushSite = Awaited<ReturnType<typeof openPushSite>>;

export async function openPushSite(database: TestDatabase) {
  const site = await openTestSite(database);
  const service = await startPushService();
  site.operator.isPushService = pushServices(service.origin);
  const vapid = await loadVapidKeys(site.db);
  const log: string[] = [];

  /** Sends what is due. Resolves with the number of deliveries. */
  const deliver = () => {
    const sender = { vapid, subject: "mailto:destek@karo.example", closing: new AbortController().signal };
    return deliverDue(
      site.db,
      sender,
      () => site.clock.now,
      (line) => log.push(line),
    );
  };
  /** Subscribes a new browser of the player of that session. */
  const subscribe = async (
    as: SessionKeys,
    { topics, language = "tr" }: { topics?: string[]; language?: string } = {},
  ) => {
    const browser = newBrowser(`${service.origin}/${randomUUID()}`);
    await site.succeed(pushSubscribe, { ...browser.subscription, ...(topics && { topics }) }, { as, language });
    return browser;
  };
  return {
    site,
    service,
    vapid,
    log,
    deliver,
    subscribe,
    /** The endpoints of all subscriptions. */
    stored: async () =>
      (await site.db.selectFrom("push_subscription").select("endpoint").execute()).map(({ endpoint }) => endpoint),
    /** The message that the push service has for this browser. */
    messageFor: ({ subscription: { endpoint }, decrypt }: TestBrowser) => {
      const pushed = service.received.find(({ path }) => endpoint.endsWith(path));
      return v.parse(declarativePushMessage, JSON.parse(decrypt(pushed?.body ?? Buffer.of())));
    },
    /** Forgets what earlier tests left. */
    clear: async () => {
      await site.db.deleteFrom("push_subscription").execute();
      service.received.length = 0;
      service.given.answerTo = () => ({ status: 201 });
      log.length = 0;
    },
    close: async () => {
      await service.close();
      await site.close();
    },
  };
}
