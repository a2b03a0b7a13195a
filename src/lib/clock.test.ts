import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clock } from "../hooks/use-now.ts";

const at = (text: string) => Date.parse(text);
let page: EventTarget & { visibilityState: string };

beforeEach(() => {
  vi.useFakeTimers({ now: at("2026-11-21T12:00:20Z") });
  page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("document", page);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("ticks at every full minute", () => {
  const onTick = vi.fn();
  const stop = clock.subscribe(onTick);
  expect(clock.get()).toBe(at("2026-11-21T12:00:20Z"));
  vi.advanceTimersByTime(39_999);
  expect(onTick).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onTick).toHaveBeenCalledOnce();
  expect(clock.get()).toBe(at("2026-11-21T12:01:00Z"));
  vi.advanceTimersByTime(60_000);
  expect(clock.get()).toBe(at("2026-11-21T12:02:00Z"));
  stop();
});

test("is right at once when a page with suspended timers becomes visible", () => {
  const stop = clock.subscribe(() => undefined);
  vi.setSystemTime(at("2026-11-21T15:30:05Z"));
  page.visibilityState = "hidden";
  page.dispatchEvent(new Event("visibilitychange"));
  expect(clock.get()).toBe(at("2026-11-21T12:00:20Z"));
  page.visibilityState = "visible";
  page.dispatchEvent(new Event("visibilitychange"));
  expect(clock.get()).toBe(at("2026-11-21T15:30:05Z"));
  stop();
});

test("has one timer for all subscribers, and none without subscribers", () => {
  const stops = [clock.subscribe(() => undefined), clock.subscribe(() => undefined)];
  expect(vi.getTimerCount()).toBe(1);
  stops.forEach((stop) => stop());
  expect(vi.getTimerCount()).toBe(0);
});
