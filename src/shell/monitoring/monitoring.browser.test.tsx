import { createMemoryHistory, createRootRoute, createRoute, createRouter } from "@tanstack/react-router";
import * as v from "valibot";
import { expect, onTestFinished, test, vi } from "vitest";
import { loadSiteConfig } from "../../api/config.ts";
import { followSightings, report } from "../../api/report.ts";
import { beacon } from "../../contract/monitoring.ts";
import { deviceStorage, visitStorage } from "../../lib/storage.ts";
import type { AppRouter } from "../../router.ts";
import { testConfig } from "../../testing/site-config.ts";
import { createMonitor } from "./monitor.ts";
import { sendStoredBeacon } from "./send.ts";

/** A page at `/play/slot/4812`, whose config.json has this `monitoring`, with fresh modules. */
async function openMonitored(monitoring: object | undefined) {
  followSightings();
  const listen = vi.spyOn(window, "addEventListener");
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await loadSiteConfig(`data:application/json,${encodeURIComponent(JSON.stringify({ ...testConfig, monitoring }))}`);
  const root = createRootRoute();
  const game = createRoute({ getParentRoute: () => root, path: "/play/$type/$id" });
  const home = createRoute({ getParentRoute: () => root, path: "/" });
  const router = createRouter({
    routeTree: root.addChildren([game, home]),
    history: createMemoryHistory({ initialEntries: ["/play/slot/4812?name=deniz"] }),
  });
  await router.load();
  const sent = vi.spyOn(window, "fetch").mockImplementation(async () => new Response());
  const state = vi.spyOn(document, "visibilityState", "get");
  const close = () => {
    // In a browser, they end with the page.
    for (const [type, listener, options] of listen.mock.calls) window.removeEventListener(type, listener, options);
    vi.restoreAllMocks();
    followSightings();
  };
  onTestFinished(close);
  const beacons = () =>
    sent.mock.calls
      .filter(([address]) => address === "/monitoring")
      .map(([, init]) => {
        const body = init?.body as string;
        return { init, body, told: v.parse(beacon, JSON.parse(body)) };
      });
  const turn = (next: DocumentVisibilityState) => {
    state.mockReturnValue(next);
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  };
  return { router: router as unknown as AppRouter, ...createMonitor(), beacons, turn, close };
}

const everyPage = { url: "/monitoring", sample: 1 };

test("hiding the page sends what it has seen, also early, by the patterns of its pages", async () => {
  const { router, monitor, beacons, turn } = await openMonitored(everyPage);
  report("casino/games_list", { kind: "unreachable" });
  await monitor(router);
  await router.navigate({ to: "/" });
  report("page", new TypeError("deniz"));
  expect(beacons()).toEqual([]);
  turn("hidden");
  expect(beacons()).toHaveLength(1);
  const [{ init, body, told } = {}] = beacons();
  expect(init).toMatchObject({
    method: "POST",
    keepalive: true,
    credentials: "omit",
    mode: "no-cors",
    referrerPolicy: "no-referrer",
  });
  expect(told?.failures).toEqual([{ call: "casino/games_list", kind: "unreachable", times: 1 }]);
  expect(body).not.toMatch(/4812|deniz/);
  turn("visible");
  turn("hidden");
  expect(beacons()).toHaveLength(1);
  report("casino/games_list", { kind: "offline" });
  turn("hidden");
  expect(beacons().at(-1)?.told.failures).toEqual([{ call: "casino/games_list", kind: "offline", times: 1 }]);
});

test("the web vitals of the first page are among them", async () => {
  const { router, monitor, beacons, turn } = await openMonitored(everyPage);
  await monitor(router);
  await expect
    .poll(() => {
      report("a/b", { kind: "offline" });
      turn("hidden");
      return beacons().flatMap(({ told }) => told.vitals.map(({ name, page }) => `${name} ${page}`));
    })
    .toContain("TTFB /play/$type/$id");
});

test.each([
  ["names no address for it", undefined],
  ["leaves this page out of the sample", { url: "/monitoring", sample: 0 }],
])("where config.json %s, nothing is sent or remembered", async (_what, monitoring) => {
  const { router, monitor, beacons, turn } = await openMonitored(monitoring);
  report("a/b", "missing");
  await monitor(router);
  report("a/b", "missing");
  turn("hidden");
  expect(beacons()).toEqual([]);
  expect(followSightings()).toHaveLength(0);
});

test("offline, the device keeps the last beacon for the next visit", async () => {
  const { router, monitor, beacons, turn } = await openMonitored(everyPage);
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await monitor(router);
  report("a/b", { kind: "offline" });
  turn("hidden");
  expect(beacons()).toEqual([]);
  online.mockReturnValue(true);
  sendStoredBeacon("/monitoring");
  sendStoredBeacon("/monitoring");
  expect(beacons().map(({ told }) => told.visit)).toEqual(["offline"]);
});

test("a start that failed in this visit is told once", async () => {
  visitStorage.write("karo.start-reload", "1");
  for (const kinds of [["file"], []]) {
    const { router, monitor, beacons, turn, close } = await openMonitored(everyPage);
    await monitor(router);
    report("a/b", { kind: "offline" });
    turn("hidden");
    expect(beacons().flatMap(({ told }) => told.starts.map(({ kind }) => kind))).toEqual(kinds);
    close();
  }
});

test("an error that takes the page away is sent at once, without a router", async () => {
  const { tellCrash, beacons } = await openMonitored(everyPage);
  await tellCrash();
  expect(beacons()[0]?.told.starts).toEqual([{ kind: "crash", times: 1 }]);
  expect(deviceStorage.read("karo.beacon")).toBeUndefined();
});
