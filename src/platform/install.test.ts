import { afterEach, describe, expect, it, vi } from "vitest";

const desktop = { userAgent: "Mozilla/5.0 (X11; Linux x86_64)", maxTouchPoints: 0 };

async function load({ device = desktop, standalone = false } = {}) {
  vi.resetModules();
  const page = Object.assign(new EventTarget(), { matchMedia: () => ({ matches: standalone }) });
  vi.stubGlobal("window", page);
  vi.stubGlobal("navigator", device);
  const module = await import("./install.ts");
  module.watchInstall();
  const prompt = vi.fn(async () => ({ outcome: "accepted" as const }));
  const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  return { ...module, page, prompt, offer };
}

describe("installing", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("keeps the browser's offer for later, and uses it once", async () => {
    const { installState, page, offer, prompt, promptInstall } = await load();
    expect(installState.get()).toBe("unavailable");
    page.dispatchEvent(offer);
    expect(offer.defaultPrevented).toBe(true);
    expect(installState.get()).toBe("ready");
    expect(await promptInstall()).toBe("accepted");
    expect(await promptInstall()).toBe("unavailable");
    expect(prompt).toHaveBeenCalledOnce();
  });

  it("knows that it has been installed", async () => {
    const { installState, page } = await load();
    page.dispatchEvent(new Event("appinstalled"));
    expect(installState.get()).toBe("installed");
    expect((await load({ standalone: true })).installState.get()).toBe("installed");
  });

  it.each([
    ["iPhone", { userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)", maxTouchPoints: 5 }, "by-hand"],
    ["iPad", { userAgent: "Mozilla/5.0 (Macintosh; Intel Mac OS X)", maxTouchPoints: 5 }, "by-hand"],
    ["Mac", { userAgent: "Mozilla/5.0 (Macintosh; Intel Mac OS X)", maxTouchPoints: 0 }, "unavailable"],
  ])("on a %s", async (_name, device, expected) => {
    expect((await load({ device })).installState.get()).toBe(expected);
  });
});
