import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dismissToast, pauseToasts, resumeToasts, showToast, toastStore } from "./toast.ts";

const texts = () => toastStore.get().map((toast) => toast.text);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const { id } of toastStore.get()) dismissToast(id);
  resumeToasts();
  vi.useRealTimers();
});

describe("showToast", () => {
  it("lasts 1500 ms unless told otherwise", () => {
    showToast({ tone: "info", text: "a" });
    showToast({ tone: "negative", text: "b", durationMs: 1000 });
    vi.advanceTimersByTime(999);
    expect(texts()).toEqual(["a", "b"]);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual(["a"]);
    vi.advanceTimersByTime(500);
    expect(texts()).toEqual([]);
  });

  it.each([
    ["a refusal", { tone: "negative" }],
    ["what has no duration", { tone: "info", durationMs: null }],
  ] as const)("keeps %s until it is dismissed", (_what, options) => {
    const id = showToast({ ...options, text: "a" });
    vi.advanceTimersByTime(3_600_000);
    expect(texts()).toEqual(["a"]);
    dismissToast(id);
    expect(texts()).toEqual([]);
  });

  it("shows what is repeated once, for its whole time again", () => {
    showToast({ tone: "info", text: "a" });
    vi.advanceTimersByTime(1000);
    showToast({ tone: "info", text: "a" });
    expect(texts()).toEqual(["a"]);
    vi.advanceTimersByTime(1499);
    expect(texts()).toEqual(["a"]);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  it("drops the oldest passing one of many and keeps those that stay", () => {
    showToast({ tone: "negative", text: "lock", durationMs: null });
    for (const text of ["a", "b", "c", "d"]) showToast({ tone: "info", text });
    expect(texts()).toEqual(["lock", "b", "c", "d"]);
  });

  it("tells its followers, and only about changes", () => {
    const listener = vi.fn();
    const leave = toastStore.subscribe(listener);
    const id = showToast({ tone: "info", text: "a" });
    dismissToast(id);
    dismissToast(id);
    leave();
    showToast({ tone: "info", text: "b" });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe("pauseToasts", () => {
  it("stops the time and resumes with what was left", () => {
    showToast({ tone: "info", text: "a" });
    vi.advanceTimersByTime(1000);
    pauseToasts();
    vi.advanceTimersByTime(60_000);
    expect(texts()).toEqual(["a"]);
    resumeToasts();
    vi.advanceTimersByTime(499);
    expect(texts()).toEqual(["a"]);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  it("holds toasts that come while it lasts", () => {
    showToast({ tone: "info", text: "a" });
    pauseToasts();
    showToast({ tone: "info", text: "b" });
    vi.advanceTimersByTime(60_000);
    expect(texts()).toEqual(["a", "b"]);
    resumeToasts();
    vi.advanceTimersByTime(1500);
    expect(texts()).toEqual([]);
  });

  it("ends when the toast under the pointer is dismissed", () => {
    const id = showToast({ tone: "info", text: "a" });
    pauseToasts();
    dismissToast(id);
    showToast({ tone: "info", text: "b" });
    vi.advanceTimersByTime(1500);
    expect(texts()).toEqual([]);
  });
});
