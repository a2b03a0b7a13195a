import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startPath, watchLaunches } from "./launches.ts";
import { storageArea } from "../testing/storage-area.ts";

const origin = "https://site.example";

/** A document that was loaded from `path`, with a queue that keeps launches until there is a consumer. */
function loadDocument(path: string, type: NavigationTimingType = "navigate") {
  let consume: ((launch: { targetURL: string | null }) => void) | undefined;
  const kept: string[] = [];
  const launch = (address: string) => (consume ? consume({ targetURL: address }) : void kept.push(address));
  const setConsumer = (consumer: typeof consume) => {
    consume = consumer;
    for (const address of kept.splice(0)) launch(address);
  };
  vi.stubGlobal("window", { launchQueue: { setConsumer } });
  vi.stubGlobal("location", new URL(origin + path));
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([
    { name: origin + path, type } as PerformanceNavigationTiming,
  ]);
  const followed: string[] = [];
  return { launch, followed, watch: () => watchLaunches((opened) => followed.push(opened)) };
}

describe("a launch of the installed app", () => {
  beforeEach(() => vi.stubGlobal("sessionStorage", storageArea()));
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it("is followed by the open page, as often as it happens", () => {
    const { launch, followed, watch } = loadDocument("/slot");
    watch();
    launch(`${origin}/slot`);
    launch(`${origin}/profile/deposit?method=3#amount`);
    launch(`${origin}/profile/deposit?method=3#amount`);
    expect(followed).toEqual(["/slot", "/profile/deposit?method=3#amount", "/profile/deposit?method=3#amount"]);
  });

  it("by its icon leaves the player where they were", () => {
    const { launch, followed, watch } = loadDocument("/slot");
    launch(origin + startPath);
    watch();
    launch(origin + startPath);
    expect(followed).toEqual([]);
  });

  it("does not lead to another site", () => {
    const { launch, followed, watch } = loadDocument("/slot");
    watch();
    for (const address of [
      "https://evil.example/",
      `${origin}.evil.example/`,
      `${origin}//evil.example/`,
      "/live",
      "",
      "javascript:alert(1)",
    ])
      launch(address);
    expect(followed).toEqual([]);
  });

  it("from before the page listened is not lost", () => {
    const { launch, followed, watch } = loadDocument(startPath);
    launch(origin + startPath);
    launch(`${origin}/live`);
    watch();
    expect(followed).toEqual(["/live"]);
  });

  it("for which the document was loaded does not navigate again, a later one does", () => {
    const { launch, followed, watch } = loadDocument("/profile/deposit");
    launch(`${origin}/profile/deposit#card`);
    watch();
    expect(followed).toEqual([]);
    launch(`${origin}/profile/deposit`);
    expect(followed).toEqual(["/profile/deposit"]);
  });

  it("that the browser repeats after a reload is not followed again", () => {
    const before = loadDocument(startPath);
    before.watch();
    before.launch(`${origin}/live`);
    const after = loadDocument("/slot", "reload");
    after.launch(`${origin}/live`);
    after.launch(`${origin}/favorites`);
    after.watch();
    after.launch(`${origin}/live`);
    expect([before.followed, after.followed]).toEqual([["/live"], ["/favorites", "/live"]]);
  });

  it("needs a browser that has the queue", () => {
    vi.stubGlobal("window", {});
    expect(() => watchLaunches(() => undefined)).not.toThrow();
  });
});
