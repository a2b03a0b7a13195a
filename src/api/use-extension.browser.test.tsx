import { afterEach, expect, test, vi } from "vitest";
import { openPage } from "../testing/open-page.tsx";
import { pollAsTimePasses } from "../testing/passing-time.ts";
import { useExtension } from "./use-extension.ts";

const states: string[] = [];

function Both() {
  const limits = useExtension("limits").state;
  const push = useExtension("push").state;
  states.push(limits);
  return <output>{`${limits} ${push}`}</output>;
}

afterEach(() => void vi.useRealTimers());

test("while the network is there but the operator is not, it is asked again, for all components at once", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let isDown = true;
  const { screen, asked } = await openPage(<Both />, {
    capabilities: () => (isDown ? { status: 502 } : { data: ["limits"] }),
  });
  await expect.element(screen.getByText("unknown unknown")).toBeVisible();
  states.length = 0;
  await pollAsTimePasses(() => asked.length, 5_000).toBe(2);
  // Nothing blinks meanwhile.
  expect(states).toEqual([]);
  isDown = false;
  await pollAsTimePasses(() => screen.getByText("there missing").query(), 5_000).toBeVisible();
  expect(vi.getTimerCount()).toBe(0);
});
