import { afterEach, describe, expect, it, vi } from "vitest";

const desktop = { userAgent: "Mozilla/5.0 (X11; Linux x86_64)", maxTouchPoints: 0 };
const prompt = vi.fn(async () => ({ outcome: "accepted" as const }));
const makeOffer = () => Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });

async function load({ device = desktop, standalone = false, early = false } = {}) {
  vi.resetModules();
  prompt.mockClear();
  const persist = vi.fn(async () => true);
  const page = Object.assign(new EventTarget(), {
    matchMedia: () => ({ matches: standalone }),
    ...(early && { installOffer: makeOffer() }),
  });
  vi.stubGlobal("window", page);
  vi.stubGlobal("navigator", { ...device, storage: { persist } });
  const module = await import("./install.ts");
  module.watchInstall();
  return { ...module, page, offer: makeOffer(), persist };
}

describe("installing", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("keeps the browser's offer for later, and uses it once", async () => {
    const { installState, page, offer, promptInstall } = await load();
    expect(installState.get()).toBe("unavailable");
    page.dispatchEvent(offer);
    expect(offer.defaultPrevented).toBe(true);
    expect(installState.get()).toBe("ready");
    expect(await promptInstall()).toBe("accepted");
    expect(await promptInstall()).toBe("unavailable");
    expect(prompt).toHaveBeenCalledOnce();
  });

  it("uses an offer that came before the app ran", async () => {
    const { installState, promptInstall } = await load({ early: true });
    expect(installState.get()).toBe("ready");
    expect(await promptInstall()).toBe("accepted");
  });

  it("knows that it has been installed, and only then asks for persistent storage", async () => {
    const { installState, page, persist } = await load();
    expect(persist).not.toHaveBeenCalled();
    page.dispatchEvent(new Event("appinstalled"));
    expect(installState.get()).toBe("installed");
    expect(persist).toHaveBeenCalledOnce();
    const standalone = await load({ standalone: true });
    expect(standalone.installState.get()).toBe("installed");
    expect(standalone.persist).toHaveBeenCalledOnce();
  });

  it.each([
    [
      "iPhone",
      { userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Safari/604.1", maxTouchPoints: 5 },
      "ios",
    ],
    [
      "iPad",
      { userAgent: "Mozilla/5.0 (Macintosh; Intel Mac OS X) Version/18.0 Safari/605.1", maxTouchPoints: 5 },
      "ios",
    ],
    [
      "Mac with Safari",
      { userAgent: "Mozilla/5.0 (Macintosh; Intel Mac OS X) Version/18.0 Safari/605.1", maxTouchPoints: 0 },
      "mac-safari",
    ],
    [
      "Mac with Firefox",
      { userAgent: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Firefox/140.0", maxTouchPoints: 0 },
      "unavailable",
    ],
    [
      "Android with Firefox",
      { userAgent: "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Firefox/140.0", maxTouchPoints: 5 },
      "firefox",
    ],
    [
      "Android with Chrome",
      { userAgent: "Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0 Mobile Safari/537.36", maxTouchPoints: 5 },
      "unavailable",
    ],
  ])("on %s", async (_name, device, expected) => {
    expect((await load({ device })).installState.get()).toBe(expected);
  });
});
