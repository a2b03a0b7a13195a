import { QueryClient } from "@tanstack/react-query";
import { createBrowserHistory, createMemoryHistory } from "@tanstack/react-router";
import { expect, test } from "vitest";
import { createAppRouter } from "./router.ts";

test.each([
  ["/", "/slot/category/7", true],
  ["/live", "/live/provider/7", true],
  ["/slot/category/7", "/slot", true],
  ["/slot/category/7", "/slot/provider/3", false],
  ["/slot/category/7", "/slot/category/8", false],
])("from %s to %s, scrolls: %s", (from, to, scrolls) => {
  const router = createAppRouter(new QueryClient(), createBrowserHistory());
  const at = (href: string) => router.buildLocation({ to: href as never });
  const change = { pathChanged: true, hrefChanged: true, hashChanged: false };
  router.emit({ type: "onBeforeLoad", fromLocation: at(from), toLocation: at(to), ...change });
  const { scrollRestoration } = router.options;
  expect(typeof scrollRestoration === "function" && scrollRestoration({ location: at(to) })).toBe(scrolls);
});

test.each(["/index.html", "/index.html?utm_source=mail"])("%s leads home", async (address) => {
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createAppRouter(new QueryClient(), history);
  await router.load();
  expect([history.location.pathname, history.length]).toEqual(["/", 1]);
});
