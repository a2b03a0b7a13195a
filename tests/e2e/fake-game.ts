import type { BrowserContext, FrameLocator, Page } from "@playwright/test";

/** The messages that the fake game can send. It has a button with the name of each. */
const says = ["ready", "busy", "idle", "balance", "deposit", "close"];

/**
 * The page has large buttons: axe looks at it together with the site, and the browser's own buttons are so small that they
 * failed its rule for targets whenever the frame was too narrow for one row of them.
 */
const page = `<!doctype html><html lang="tr"><title>Oyun</title>
<style>button { min-width: 44px; height: 44px; margin: 2px }</style>
<main aria-label="Oyun alanı"><h1>Deneme oyunu</h1><p role="status"></p>
${says.map((what) => `<button>${what}</button>`).join("")}<button>error</button></main>
<script>
  const site = new URL(location.href).searchParams.get("origin");
  const say = (what) => parent.postMessage({ type: "game:" + what, message: "Masa kapandı" }, site);
  for (const button of document.querySelectorAll("button")) button.onclick = () => say(button.textContent);
  addEventListener("message", ({ data }) => (document.querySelector("p").textContent += data.type + " "));
  if (!location.search.includes("quiet")) say("ready");
</script></html>`;

/** Serves a fake game page at the addresses that the operator really gives. */
export async function fakeGames(context: BrowserContext, providerOrigin: string): Promise<void> {
  await context.route(`${providerOrigin}/**`, (route) =>
    route.fulfill({ contentType: "text/html; charset=utf-8", body: page }),
  );
}

/** The frame of the open game. */
export function gameFrame(page: Page): FrameLocator {
  return page.frameLocator("main iframe");
}

/** Makes the fake game send a message, and waits until the page has received it. */
export async function gameSays(page: Page, what: string): Promise<void> {
  await page.evaluate((type) => {
    const heard = new Promise<void>((resolve) => {
      addEventListener("message", function listen({ data }: MessageEvent<{ type?: string }>) {
        if (data.type !== type) return;
        removeEventListener("message", listen);
        resolve();
      });
    });
    Object.assign(window, { heard });
  }, `game:${what}`);
  await gameFrame(page).getByRole("button", { name: what, exact: true }).click();
  await page.evaluate(() => (window as unknown as { heard: Promise<void> }).heard);
}
