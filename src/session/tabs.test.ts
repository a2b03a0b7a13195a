import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { browserTabs, type TabMessage } from "./tabs.ts";

const message: TabMessage = { sid: "S", reason: "logged-out" };
let page: EventTarget;
let screen: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  screen = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("document", screen);
});
afterEach(() => vi.unstubAllGlobals());

function listening() {
  const onChange = vi.fn<() => void>();
  const onMessage = vi.fn<(message: TabMessage) => void>();
  const link = browserTabs();
  link.listen({ onChange, onMessage });
  return { link, onChange, onMessage };
}

test("gets changes of the storage", () => {
  const { onChange } = listening();
  page.dispatchEvent(new Event("storage"));
  expect(onChange).toHaveBeenCalledTimes(1);
});

test("checks when the page is restored from the cache or becomes visible", () => {
  const { onChange } = listening();
  page.dispatchEvent(new Event("pageshow"));
  screen.dispatchEvent(new Event("visibilitychange"));
  expect(onChange).toHaveBeenCalledTimes(2);
});

test("messages reach the other tabs; others are ignored", async () => {
  const { onMessage } = listening();
  const { link } = listening();
  const stranger = new BroadcastChannel("karo.session");
  stranger.postMessage({ sid: "S", reason: "no such reason" });
  stranger.postMessage("logged-out");
  link.post(message);
  await vi.waitFor(() => expect(onMessage).toHaveBeenCalled());
  stranger.close();
  expect(onMessage.mock.calls).toEqual([[message]]);
});

test("without channels it uses storage events", () => {
  vi.stubGlobal("BroadcastChannel", undefined);
  const { link, onChange } = listening();
  link.post(message);
  page.dispatchEvent(new Event("storage"));
  expect(onChange).toHaveBeenCalledTimes(1);
});
