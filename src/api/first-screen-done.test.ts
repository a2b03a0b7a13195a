import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal("window", Object.assign(new EventTarget(), { requestIdleCallback: true }));
  vi.stubGlobal("requestIdleCallback", (run: () => void) => setTimeout(run));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens a page with two queries; `answer` answers one of them. */
async function openPage(readyState = "complete") {
  const page = { readyState };
  vi.stubGlobal("document", page);
  const { firstScreenDone, watchFirstScreen } = await import("./first-screen-done.ts");
  const client = new QueryClient();
  const answers: (() => void)[] = [];
  for (const index of [0, 1]) {
    const queryFn = () => new Promise<number>((resolve) => answers.push(() => resolve(index)));
    void client.query({ queryKey: [index], queryFn });
  }
  watchFirstScreen(client);
  const passes = (timeMs: number) => vi.advanceTimersByTimeAsync(timeMs);
  const loads = () => {
    page.readyState = "complete";
    window.dispatchEvent(new Event("load"));
  };
  return { isDone: firstScreenDone.get, answer: (index: number) => answers[index]?.(), passes, loads };
}

test("the first screen is done when all of its queries have ended", async () => {
  const { isDone, answer, passes } = await openPage();
  answer(0);
  await passes(1_000);
  expect(isDone()).toBe(false);
  answer(1);
  await passes(10);
  expect(isDone()).toBe(true);
});

test("it is not done before the page has loaded", async () => {
  const { isDone, answer, passes, loads } = await openPage("interactive");
  answer(0);
  answer(1);
  await passes(1_000);
  expect(isDone()).toBe(false);
  loads();
  await passes(10);
  expect(isDone()).toBe(true);
});

test("an answer that does not come holds up the rest for five seconds", async () => {
  const { isDone, answer, passes } = await openPage();
  answer(0);
  await passes(4_900);
  expect(isDone()).toBe(false);
  await passes(200);
  expect(isDone()).toBe(true);
});
