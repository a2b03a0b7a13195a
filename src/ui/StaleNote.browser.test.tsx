import { afterEach, expect, test, vi } from "vitest";
import { StaleNote } from "./StaleNote.tsx";
import { renderInTurkish } from "../testing/render-in-turkish.tsx";

afterEach(() => {
  vi.useRealTimers();
});

test("data of the evening has its day when the page is opened again the next morning", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 2, 5, 23, 30) });
  const screen = await renderInTurkish(<StaleNote at={new Date(2026, 2, 5, 22, 0).toISOString()} />);
  const shown = () => screen.getByRole("time").element().textContent;
  await expect.poll(shown).toBe("22:00");
  vi.setSystemTime(new Date(2026, 2, 6, 9, 0));
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.poll(shown).toMatch(/^5 Mar.*22:00$/);
});
