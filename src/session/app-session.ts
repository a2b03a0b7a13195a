import { call } from "../api/call.ts";
import { siteConfig } from "../api/config.ts";
import { deviceStorage, visitStorage } from "../lib/storage.ts";
import { language } from "../ui/preferences.ts";
import { createSession } from "./session.ts";
import { browserTabs } from "./tabs.ts";

/** The session of this page. Wire the client with `session.link`, then call `startUp`. */
export const session = createSession({
  device: deviceStorage,
  visit: visitStorage,
  now: Date.now,
  send: call,
  publicKey: () => siteConfig().publicKey,
  siteId: () => siteConfig().siteId,
  language: language.get,
  tabs: browserTabs(),
  after: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});
