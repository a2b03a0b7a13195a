import { expect, it } from "vitest";
import { pushServices } from "./send-push.ts";

const isService = pushServices();

it.each([
  ["https://fcm.googleapis.com/fcm/send/a:b", true],
  ["https://updates.push.services.mozilla.com/wpush/v2/a", true],
  ["https://web.push.apple.com/a", true],
  ["https://wns2-par02p.notify.windows.com/w/?token=a", true],
  ["http://fcm.googleapis.com/fcm/send/a", false],
  ["https://fcm.googleapis.com:8443/a", false],
  ["https://fcm.googleapis.com.evil.example/a", false],
  ["https://evilpush.apple.com.example/", false],
  ["https://evil-push.apple.com@127.0.0.1/", false],
  [`https://web.push.apple.com/${"a".repeat(1024)}`, false],
  ["", false],
])("an endpoint at a known push service: %s: %s", (endpoint, is) => {
  expect(isService(endpoint)).toBe(is);
});
