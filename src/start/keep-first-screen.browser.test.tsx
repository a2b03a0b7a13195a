import { expect, onTestFinished, test } from "vitest";
import { cdp } from "vitest/browser";
import { type FirstScreenCopy, firstScreenCache, firstScreenKey } from "../lib/first-screen-copy.ts";
import { dropFirstScreen, keepFirstScreen } from "./keep-first-screen.ts";

const kept = async () => (await caches.match(firstScreenKey, { cacheName: firstScreenCache }))?.json() as Promise<FirstScreenCopy | undefined>;

test("what is kept of the home page for the next visit has its games and nothing of the player", async () => {
  Object.defineProperty(navigator, "serviceWorker", { value: { ready: Promise.resolve() }, configurable: true });
  const styles = Object.assign(document.createElement("link"), { rel: "stylesheet", href: "/assets/index-1.css" });
  styles.dataset["appStyles"] = "";
  const box = document.createElement("div");
  box.innerHTML = `<div id="home"><p style="color: red">Lale Bahçesi</p><span data-private><button>Deniz: favori</button></span></div>`;
  document.head.append(styles);
  document.body.append(box);
  onTestFinished(async () => {
    Reflect.deleteProperty(navigator, "serviceWorker");
    styles.remove();
    box.remove();
    await dropFirstScreen();
  });
  const until = Date.now() + 60_000;
  onTestFinished(keepFirstScreen(box.firstElementChild as HTMLElement, () => until));
  await expect.poll(kept).toMatchObject({ html: '<div class=""><div><p>Lale Bahçesi</p></div></div>', styles: ["/assets/index-1.css"], until });
  await dropFirstScreen();
  expect(await kept()).toBeUndefined();
});

test("where no worker becomes ready, a home page that was left is not kept in memory", async () => {
  Object.defineProperty(navigator, "serviceWorker", { value: { ready: new Promise(() => {}) }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "serviceWorker"));
  const left = visitHome();
  const devtools = cdp() as unknown as { readonly send: (method: string) => Promise<unknown> };
  const collect = () => devtools.send("HeapProfiler.collectGarbage");
  await expect.poll(() => collect().then(() => left.deref() === undefined)).toBe(true);
});

function visitHome(): WeakRef<HTMLElement> {
  const home = document.createElement("div");
  document.body.append(home);
  keepFirstScreen(home, () => Date.now())();
  home.remove();
  return new WeakRef(home);
}
