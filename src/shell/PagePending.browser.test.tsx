import { afterEach, expect, test, vi } from "vitest";
import { openPage } from "../testing/open-page.tsx";
import { PagePending } from "./PagePending.tsx";

afterEach(() => {
  vi.useRealTimers();
});

test("a page whose code does not load offers to load it again, and its title says so", async () => {
  const { screen, show } = await openPage(<p />, {});
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await show(<PagePending />);
  await vi.advanceTimersByTimeAsync(7_900);
  expect(screen.getByRole("button").elements()).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  await expect.element(screen.getByRole("button")).toBeVisible();
  expect(document.title).toBe("Sayfa görüntülenemiyor · Karo");
});
