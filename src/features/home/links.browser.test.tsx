import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterContextProvider } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { visitStorage } from "../../lib/storage.ts";
import { contrastOnWhite } from "../../testing/contrast-on-white.ts";
import { createTestRouter } from "../../testing/test-router.ts";
import { Popup, popups } from "./Popup.tsx";
import { Slide } from "./Slide.tsx";

const leadNowhere = [
  "javascript:alert(1)",
  "//ornek.example/",
  "/yok/boyle/bir/sayfa",
  "slot",
  "https://",
  "",
  undefined,
];
const leadSomewhere = ["/slot", "https://ornek.example/sayfa"];

beforeEach(() => {
  i18n.loadAndActivate({ locale: "tr", messages: {} });
  visitStorage.remove("modalStatus");
});

/** Renders on a site whose only page is `/slot`. */
function show(content: ReactNode, client = new QueryClient()) {
  return render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <RouterContextProvider router={createTestRouter(["/slot"]) as never}>{content}</RouterContextProvider>
      </QueryClientProvider>
    </I18nProvider>,
  );
}

describe("a popup", () => {
  const open = async (url: string | undefined) => {
    const client = new QueryClient();
    const popup = {
      id: "1",
      title: "Hafta sonu",
      Text: "<p>Bonus</p>",
      image: undefined,
      url,
      Active: true,
      audience: undefined,
    };
    client.setQueryData(popups().queryKey, { data: [popup], message: "", dropped: 0 });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    return show(<Popup />, client);
  };

  test("comes when the player has rested, and not in the middle of a gesture", async () => {
    const screen = await open("/slot");
    const popup = screen.getByText("Bonus");
    await vi.advanceTimersByTimeAsync(9_000);
    dispatchEvent(new Event("scroll"));
    await vi.advanceTimersByTimeAsync(1_900);
    expect(popup.query()).toBeNull();
    dispatchEvent(new PointerEvent("pointerdown"));
    await vi.advanceTimersByTimeAsync(1_900);
    expect(popup.query()).toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    await expect.element(popup).toBeVisible();
  });

  test.each(leadNowhere)("whose address is %j has no button but the one that closes it", async (url) => {
    const screen = await open(url);
    await vi.advanceTimersByTimeAsync(10_000);
    await expect.element(screen.getByText("Bonus")).toBeVisible();
    expect(screen.getByRole("link").elements()).toEqual([]);
    expect(screen.getByRole("button").elements()).toHaveLength(1);
  });

  test.each(leadSomewhere)("leads to %s", async (url) => {
    const screen = await open(url);
    await vi.advanceTimersByTimeAsync(10_000);
    await expect.element(screen.getByRole("link")).toHaveAttribute("href", url);
  });
});

describe("a slide", () => {
  const slide = {
    id: "1",
    title: "Başlık",
    subtitle: "Altı",
    image: "",
    imageMobile: undefined,
    Status: true,
    sliderPlace: "sol",
    Start_date: "",
    End_date: "",
  };

  test.each(leadNowhere)("whose address is %j is no link", async (url) => {
    const screen = await show(<Slide slide={{ ...slide, url }} />);
    await expect.element(screen.getByText("Başlık")).toBeVisible();
    expect(screen.getByRole("link").elements()).toEqual([]);
  });

  test.each(leadSomewhere)("leads to %s", async (url) => {
    const screen = await show(<Slide slide={{ ...slide, url }} />);
    await expect.element(screen.getByRole("link")).toHaveAttribute("href", url);
  });

  test.each(["dark", "light"])("has words that are readable on any picture in the %s theme", async (theme) => {
    document.documentElement.dataset["theme"] = theme;
    onTestFinished(() => void delete document.documentElement.dataset["theme"]);
    const screen = await show(<Slide slide={{ ...slide, url: "/slot" }} />);
    for (const words of ["Başlık", "Altı"]) {
      const element = screen.getByText(words).element();
      const scrim = element.parentElement ?? element;
      const { color } = getComputedStyle(element);
      expect(contrastOnWhite(color, getComputedStyle(scrim).backgroundColor)).toBeGreaterThanOrEqual(4.5);
      const [inside, outside] = [element.getBoundingClientRect(), scrim.getBoundingClientRect()];
      expect(inside.right).toBeLessThanOrEqual(outside.right);
      expect(inside.bottom).toBeLessThanOrEqual(outside.bottom);
    }
  });
});
