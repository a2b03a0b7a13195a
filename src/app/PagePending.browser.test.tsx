import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { PagePending } from "./PagePending.tsx";

afterEach(() => {
  vi.useRealTimers();
});

test("a page whose code does not load offers to load it again", async () => {
  i18n.loadAndActivate({ locale: "tr", messages: {} });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const screen = await render(
    <I18nProvider i18n={i18n}>
      <PagePending />
    </I18nProvider>,
  );
  await vi.advanceTimersByTimeAsync(7_900);
  expect(screen.getByRole("button").elements()).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  await expect.element(screen.getByRole("button")).toBeVisible();
});
