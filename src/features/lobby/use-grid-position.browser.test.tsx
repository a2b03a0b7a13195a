import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { useGridPosition } from "./use-grid-position.ts";

const geometry = { columns: 2, tileWidth: 100, gap: 10, rowHeight: 200 };

function List({ height }: { height: number }) {
  useGridPosition("entry", geometry, 100);
  return <div style={{ blockSize: height }} />;
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

test("a player who returns stays with their tile while the page gets shorter and longer, until they scroll", async () => {
  const first = await render(<List height={9000} />);
  scrollTo({ top: 5000, behavior: "instant" });
  await expect.poll(() => scrollY).toBe(5000);
  await nextFrame();
  await first.unmount();

  const { rerender } = await render(<List height={9000} />);
  await expect.poll(() => scrollY).toBe(5000);
  await rerender(<List height={4000} />);
  await expect.poll(() => scrollY).toBeLessThan(5000);
  // The browser reports the new size and its own scrolling once per frame, in no fixed order.
  await nextFrame();
  await nextFrame();
  await rerender(<List height={9000} />);
  await expect.poll(() => scrollY).toBe(5000);

  scrollTo({ top: 3000, behavior: "instant" });
  await nextFrame();
  await nextFrame();
  await rerender(<List height={9500} />);
  await nextFrame();
  await nextFrame();
  expect(scrollY).toBe(3000);
});
