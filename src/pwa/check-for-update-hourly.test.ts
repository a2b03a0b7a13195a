import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { checkForUpdateHourly } from "./register.ts";

const minuteMs = 60_000;

describe("looking for changes in an open page", () => {
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  const look = vi.fn();
  const show = (visibilityState: string) => {
    page.visibilityState = visibilityState;
    page.dispatchEvent(new Event("visibilitychange"));
  };

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("document", page);
    page.visibilityState = "visible";
    look.mockClear();
    checkForUpdateHourly(look);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("happens every hour while the page is visible", () => {
    vi.advanceTimersByTime(59 * minuteMs);
    expect(look).not.toHaveBeenCalled();
    vi.advanceTimersByTime(9 * 60 * minuteMs + minuteMs);
    expect(look.mock.calls.length).toBe(10);
  });

  it("waits while the page is hidden, and happens when it is visible again", () => {
    show("hidden");
    vi.advanceTimersByTime(300 * minuteMs);
    expect(look).not.toHaveBeenCalled();
    show("visible");
    expect(look).toHaveBeenCalledOnce();
    show("hidden");
    show("visible");
    expect(look).toHaveBeenCalledOnce();
  });
});
