import { expect, onTestFinished, test } from "vitest";
import { tryOtherWidths } from "./other-widths.ts";

const here = "data:image/svg+xml," + encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>');

/** Shows a picture that is offered at these addresses. Returns it, and how often its component heard of a failure. */
function show(srcset: string, src: string) {
  const image = document.createElement("img");
  let failures = 0;
  image.addEventListener("error", () => (failures += 1));
  Object.assign(image, { sizes: "100px", srcset, src });
  document.body.append(image);
  onTestFinished(() => image.remove());
  return { image, failures: () => failures };
}

test("a picture that cannot be had in one width is shown in another, or at its own address, and only then counts as failed", async () => {
  tryOtherWidths();
  const other = show(`/none.webp?w=9000 9000w, ${here} 1w`, "/none.webp");
  await expect.poll(() => other.image.currentSrc).toBe(here);
  await expect.poll(() => other.image.naturalWidth).toBeGreaterThan(0);
  const own = show("/none.webp?w=200 200w, /none.webp?w=400 400w", here);
  await expect.poll(() => own.image.currentSrc).toBe(here);
  await expect.poll(() => own.image.naturalWidth).toBeGreaterThan(0);
  expect([other.failures(), own.failures()]).toEqual([0, 0]);
  const none = show("/none.webp?w=200 200w, /none.webp?w=400 400w", "/none.webp");
  await expect.poll(none.failures).toBe(1);
});
