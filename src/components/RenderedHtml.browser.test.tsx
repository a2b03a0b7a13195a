import { type ReactNode, Suspense } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPage } from "../testing/open-page.tsx";
import { axeFindsNothingHere } from "../testing/look-of-page.ts";
import { createTestRouter } from "../testing/test-router.ts";
import { SafeHtml } from "./SafeHtml.tsx";

const shown = (html: string): ReactNode => (
  <Suspense>
    <SafeHtml html={html} />
  </Suspense>
);

test("a picture from elsewhere comes from the operator's own origins alone", async () => {
  const text = `<p>metin <img src="https://resimler.example/a.png" alt="bizim"> <img src="https://baska.example/b.png" alt="yabancı"></p>`;
  const { screen } = await openPage(shown(text), {}, { imageOrigins: ["https://resimler.example"] });
  await expect.element(screen.getByRole("img", { name: "bizim" })).toBeInTheDocument();
  expect(screen.getByRole("img", { name: "yabancı" }).query()).toBeNull();
});

test("a wide table is pushed from side to side with the keyboard too, and one that fits is no tab stop", async () => {
  await page.viewport(360, 740);
  const cells = (tag: string) =>
    Array.from({ length: 9 }, (_, index) => `<${tag}>Sütun ${index + 1}</${tag}>`).join("");
  const wide = `<table><caption>Ödeme yöntemleri</caption><thead><tr>${cells("th")}</tr></thead><tbody><tr>${cells("td")}</tr></tbody></table>`;
  const narrow = `<table><tbody><tr><td>Bir</td><td>İki</td></tr></tbody></table>`;
  const { screen } = await openPage(shown(wide + narrow), {});
  const box = screen.getByRole("group", { name: "Ödeme yöntemleri" });
  await expect.element(box).toBeVisible();
  (box.element() as HTMLElement).focus();
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(() => box.element().scrollLeft).toBeGreaterThan(0);
  expect(screen.container.querySelectorAll("[tabindex='0']")).toHaveLength(1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  await axeFindsNothingHere(screen.container, ["dark", "light"]);
});

test("the links of a text go through the router, out of the site, or are none", async () => {
  const text = `<p><a href="/promotions">içeride</a> <a href="${location.origin}/tournaments?id=1">adresiyle</a>
    <a href="https://example.org/a?b=1" target="_self" rel="opener">dışarıda</a> <a href="mailto:destek@karo.example">posta</a>
    <a href="tel:+905551112233">telefon</a> <a href="/boyle-bir-sayfa-yok">bilinmeyen</a> <a href="promotions">göreli</a></p>`;
  const { screen, visited } = await openPage(
    shown(text),
    {},
    {},
    [],
    createTestRouter(["/promotions", "/tournaments"]),
  );
  await expect.element(screen.getByRole("link", { name: "içeride" })).toBeVisible();
  const links = Array.from(screen.container.querySelectorAll("a"), (link) => [
    link.textContent,
    ...["href", "target", "rel"].map((name) => link.getAttribute(name)),
  ]);
  expect(links).toEqual([
    ["içeride", "/promotions", null, null],
    ["adresiyle", "/tournaments?id=1", null, null],
    ["dışarıda", "https://example.org/a?b=1", "_blank", "noopener noreferrer"],
    ["posta", "mailto:destek@karo.example", null, null],
    ["telefon", "tel:+905551112233", null, null],
  ]);
  for (const name of ["bilinmeyen", "göreli"]) expect(screen.container.textContent).toContain(name);
  await screen.getByRole("link", { name: "içeride" }).click();
  expect(visited).toEqual(["/promotions"]);
});
