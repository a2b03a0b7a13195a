import { beforeEach, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { Carousel } from "./Carousel.tsx";
import { Shelf } from "./Shelf.tsx";
import { renderInTurkish } from "../testing/render-in-turkish.tsx";

// Phones have no buttons for shelves.
beforeEach(() => page.viewport(1280, 800));

/** Chooses less motion on the site, on a device that has motion. */
function chooseLessMotion(): void {
  document.documentElement.dataset["motion"] = "reduced";
  onTestFinished(() => void delete document.documentElement.dataset["motion"]);
}

test("with less motion, a shelf moves at once", async () => {
  chooseLessMotion();
  const items = Array.from({ length: 12 }, (_, index) => <button key={index} type="button">{`Oyun ${index}`}</button>);
  const screen = await renderInTurkish(
    <Shelf title="Yeni oyunlar" items="wide">
      {items}
    </Shelf>,
  );
  const row = screen.getByRole("list", { name: "Yeni oyunlar" }).element();
  const forward = screen.getByRole("button", { name: "İleri kaydır Yeni oyunlar", exact: true });
  await expect.element(forward).toBeVisible();
  (forward.element() as HTMLElement).click();
  expect(row.scrollLeft).toBeGreaterThan(0);
});

test("with less motion, a slide changes at once", async () => {
  chooseLessMotion();
  const screen = await renderInTurkish(<Carousel label="Öne çıkanlar" slides={["Bir", "İki", "Üç"]} />);
  const next = screen.getByRole("button", { name: "2. slayt" });
  await expect.element(next).toBeVisible();
  const track = screen.getByRole("group", { name: "1 / 3" }).element().parentElement;
  (next.element() as HTMLElement).click();
  expect(track?.scrollLeft).toBeGreaterThan(0);
});

test("a shelf that is loading has no items without a name", async () => {
  const screen = await renderInTurkish(
    <Shelf title="Yeni oyunlar" isLoading>
      <span />
      <span />
    </Shelf>,
  );
  await expect.element(screen.getByRole("region", { name: "Yeni oyunlar" })).toBeVisible();
  expect(screen.getByRole("listitem").elements()).toEqual([]);
});
