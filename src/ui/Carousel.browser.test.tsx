import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Carousel } from "./Carousel.tsx";
import { renderInTurkish } from "../testing/render-in-turkish.tsx";

const names = ["Bir", "İki", "Üç", "Dört", "Beş", "Altı", "Yedi", "Sekiz"];

/**
 * Slides are seldom a whole number of pixels wide, so `left` over of each adds up to more than a pixel at the later ones. Chromium
 * scrolls in whole pixels, which misses by half a pixel at most.
 */
test.each([
  [1280, 0.6],
  [1366, 0.5],
  [1440, 0.4],
  [400, 0.6],
])("exactly the slide that the focus enters is in view, in a window %d pixels wide", async (width, left) => {
  await page.viewport(width, 800);
  const slides = names.map((name) => (
    <a key={name} href="/" style={{ display: "block", blockSize: "4rem" }}>
      {name}
    </a>
  ));
  const screen = await renderInTurkish(
    <div style={{ inlineSize: width - 1 + left, scrollBehavior: "auto" }} data-motion="reduced">
      {/* Snapping would mend a distance that is wrong by less than half a slide. */}
      <style>{"[data-snaps] { scroll-snap-type: none !important }"}</style>
      <Carousel label="Öne çıkanlar" slides={slides} />
    </div>,
  );
  const carousel = screen.getByRole("region", { name: "Öne çıkanlar" }).element();
  const link = (name: string) => screen.getByRole("link", { name });
  await expect.element(link("Sekiz")).toBeInTheDocument();
  /** Where each slide of which more than half a pixel is in view begins, in pixels from the carousel's edge. */
  const inView = () => {
    const view = carousel.getBoundingClientRect();
    return Object.fromEntries(
      names.flatMap((name) => {
        const slide = link(name).element().getBoundingClientRect();
        const begin = slide.left - view.left;
        return begin < view.width - 0.55 && slide.right - view.left > 0.55
          ? [[name, Math.abs(begin) < 0.55 ? "exact" : begin]]
          : [];
      }),
    );
  };
  for (const name of ["Dört", "Sekiz", "Yedi", "Bir", "Altı", "Üç"]) {
    // As when a part of the link is in view already: the browser itself does not scroll.
    (link(name).element() as HTMLElement).focus({ preventScroll: true });
    await expect.poll(inView).toEqual({ [name]: "exact" });
  }
  await userEvent.tab();
  await expect.element(link("Dört")).toHaveFocus();
  await expect.poll(inView).toEqual({ Dört: "exact" });
});
