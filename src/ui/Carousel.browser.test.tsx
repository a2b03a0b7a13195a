import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { Carousel } from "./Carousel.tsx";
import { renderInTurkish } from "./testing/render-in-turkish.tsx";

test.each([1280.4, 400.6])("the slide that the focus enters is the one in view, %d pixels wide", async (inlineSize) => {
  const slides = ["Bir", "İki", "Üç", "Dört", "Beş"].map((name) => (
    <a key={name} href="/" style={{ display: "block", blockSize: "4rem" }}>
      {name}
    </a>
  ));
  const screen = await renderInTurkish(
    <div style={{ inlineSize, scrollBehavior: "auto" }} data-motion="reduced">
      <Carousel label="Öne çıkanlar" slides={slides} />
    </div>,
  );
  const carousel = screen.getByRole("region", { name: "Öne çıkanlar" }).element();
  const link = (name: string) => screen.getByRole("link", { name });
  await expect.element(link("Beş")).toBeInTheDocument();
  const distance = (name: string) => Math.abs(link(name).element().getBoundingClientRect().left - carousel.getBoundingClientRect().left);
  for (const name of ["Dört", "Beş", "Bir", "Üç"]) {
    // As when a part of the link is in view already: the browser itself does not scroll.
    (link(name).element() as HTMLElement).focus({ preventScroll: true });
    await expect.poll(() => distance(name)).toBeLessThan(1);
  }
  await userEvent.tab();
  await expect.element(link("Dört")).toHaveFocus();
  await expect.poll(() => distance("Dört")).toBeLessThan(1);
});
