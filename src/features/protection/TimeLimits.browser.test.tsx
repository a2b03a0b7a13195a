import { afterEach, expect, test, vi } from "vitest";
import { openPage } from "../../testing/open-page.tsx";
import { pollAsTimePasses } from "../../testing/passing-time.ts";
import { deviceInterval } from "../limits/device-interval.ts";
import { useTimeLimits } from "./Protection.tsx";

const minuteMs = 60_000;
const none = { day: null, week: null, month: null };
const limits = (minutes: number | null) => ({
  deposit: none,
  loss: none,
  session: { minutes: null },
  realityCheck: { minutes },
  raiseAfterHours: 72,
  pending: [],
  used: { deposit: none, loss: none },
});

function Check() {
  return <output>{`check: ${useTimeLimits("p1").realityCheck}`}</output>;
}

afterEach(() => void vi.useRealTimers());

test("the device's reality check counts until the operator answers; a change elsewhere is noticed within 5 minutes", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  deviceInterval("p1").set(20);
  let isDown = true;
  let minutes: number | null = null;
  const { screen } = await openPage(<Check />, {
    capabilities: () => (isDown ? { status: 502 } : { data: ["limits"] }),
    get: () => ({ data: limits(minutes) }),
  });
  await expect.element(screen.getByText("check: 20")).toBeVisible();
  isDown = false;
  await pollAsTimePasses(() => screen.getByText("check: null").query(), 5_000).toBeVisible();
  minutes = 10;
  await vi.advanceTimersByTimeAsync(5 * minuteMs);
  await pollAsTimePasses(() => screen.getByText("check: 10").query()).toBeVisible();
});
