import { expect, test, vi } from "vitest";

test("a thousand pages after one outage spread their requests", async () => {
  const next: number[] = [];
  for (let page = 0; page < 1_000; page += 1) {
    vi.resetModules();
    const { withJitter } = await import("./retry.ts");
    expect(withJitter(30_000)).toBe(withJitter(30_000));
    next.push(withJitter(30_000));
  }
  const perSecond = new Map<number, number>();
  for (const ms of next) perSecond.set(Math.floor(ms / 1_000), (perSecond.get(Math.floor(ms / 1_000)) ?? 0) + 1);
  expect(perSecond.size).toBeGreaterThanOrEqual(10);
  expect(Math.max(...perSecond.values())).toBeLessThan(130);
});
