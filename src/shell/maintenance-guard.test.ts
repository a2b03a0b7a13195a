import { isRedirect } from "@tanstack/react-router";
import { beforeEach, expect, test } from "vitest";
import { endMaintenance, startMaintenance } from "../api/maintenance.ts";
import { saveReturnUrl, consumeReturnUrl } from "../lib/return-url.ts";
import { guardMaintenance, pathAfterMaintenance } from "./maintenance-guard.ts";

beforeEach(() => {
  startMaintenance();
  return () => {
    endMaintenance();
    pathAfterMaintenance();
    consumeReturnUrl();
  };
});

/** The page to which the guard leads away from `href`; undefined when the page stays open. */
function leadsTo(href: string, preload = false): string | undefined {
  const { pathname } = new URL(href, "https://site.example");
  try {
    guardMaintenance({ location: { href, pathname }, preload });
    return undefined;
  } catch (reason) {
    if (!isRedirect(reason)) throw reason;
    return reason.options.to;
  }
}

test("the log-in page's return address survives a maintenance that begins there", () => {
  saveReturnUrl("/favorites");
  expect(leadsTo("/login?step=code")).toBe("/maintenance");
  endMaintenance();
  expect(pathAfterMaintenance()).toBe("/login?step=code");
  expect(consumeReturnUrl()).toBe("/favorites");
});

test("after the maintenance the player is back on the page that it interrupted, once", () => {
  expect(leadsTo("/promotions?id=1")).toBe("/maintenance");
  expect(leadsTo("/live", true)).toBe("/maintenance");
  expect(pathAfterMaintenance()).toBe("/promotions?id=1");
  expect(pathAfterMaintenance()).toBe("/");
});

test("the pages of the maintenance itself stay open, and others do without one", () => {
  expect(leadsTo("/maintenance")).toBeUndefined();
  expect(leadsTo("/maintenance-control/")).toBeUndefined();
  endMaintenance();
  expect(leadsTo("/promotions")).toBeUndefined();
});
