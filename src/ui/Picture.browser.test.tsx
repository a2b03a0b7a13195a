import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { Picture } from "./Picture.tsx";
import { renderInTurkish } from "../testing/render-in-turkish.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  return () => vi.useRealTimers();
});

/** Shows a picture that cannot be had. Returns how often it has failed, and waits until its text is there instead. */
async function showMissing() {
  let failures = 0;
  const count = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) failures += 1;
  };
  addEventListener("error", count, { capture: true });
  onTestFinished(() => removeEventListener("error", count, { capture: true }));
  const screen = await render(<Picture src="/none.webp" alt="Bahar turnuvası" ratio="1" priority />);
  const failedTimes = async (times: number) => {
    await expect.poll(() => failures).toBe(times);
    await expect.element(screen.getByText("Bahar turnuvası")).toBeVisible();
  };
  await failedTimes(1);
  return { failedTimes, isRequested: () => screen.container.querySelector("img") !== null };
}

test("a picture that failed is requested again when the network returns", async () => {
  const { failedTimes } = await showMissing();
  dispatchEvent(new Event("online"));
  await failedTimes(2);
});

test("a picture that failed is requested again by itself, after pauses that grow", async () => {
  const { failedTimes, isRequested } = await showMissing();
  for (const [index, pauseMs] of [5_000, 20_000, 45_000].entries()) {
    await vi.advanceTimersByTimeAsync(pauseMs - 100);
    expect(isRequested()).toBe(false);
    await vi.advanceTimersByTimeAsync(100);
    await failedTimes(index + 2);
  }
});

test("a slide without its picture is dark with light words in the light theme, too", async () => {
  document.documentElement.dataset["theme"] = "light";
  onTestFinished(() => void delete document.documentElement.dataset["theme"]);
  const screen = await renderInTurkish(<Picture src="" alt="Bahar turnuvası" ratio="slide" />);
  const frame = screen.container.querySelector("[data-ratio]") ?? document.body;
  const { color, backgroundColor } = getComputedStyle(frame);
  expect([backgroundColor, color]).toEqual(["rgb(13, 15, 20)", "rgb(245, 240, 230)"]);
});
