import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { useGradually } from "./use-gradually.ts";

const linesFrom = (first: number) => Array.from({ length: 12 }, (_, at) => ({ index: first + at, key: `row ${first + at}` }));

test("new lines come a few a frame, those in the middle of the screen first; those on the page stay", async () => {
  const renders: number[][] = [];
  function Lines({ first }: { first: number }) {
    const now = useGradually(linesFrom(first), first + 6).map(({ index }) => index);
    renders.push(now);
    return now.join(" ");
  }
  const screen = await render(<Lines first={0} />);
  await expect.poll(() => renders.at(-1)).toHaveLength(12);
  expect(renders[0]).toEqual([5, 6, 7]);
  const seen = renders.length;
  await screen.rerender(<Lines first={8} />);
  await expect.poll(() => renders.at(-1)?.join(" ")).toBe("8 9 10 11 12 13 14 15 16 17 18 19");
  expect(renders[seen]).toEqual([8, 9, 10, 11]);
  const added = renders.map((now, at) => now.filter((index) => !renders[at - 1]?.includes(index)).length);
  expect(Math.max(...added)).toBe(3);
});
