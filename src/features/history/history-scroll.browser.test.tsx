import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Body } from "../../testing/open-page.tsx";
import { HistoryPage } from "./HistoryPage.tsx";
import { history, lines, openHistory, row } from "./testing/open-history.tsx";

test("further pages are appended where the operator stopped, with concatRequire, also without a total", async () => {
  await page.viewport(390, 844);
  const { screen, asked } = await openHistory(history(95, { cap: 20, hasTotal: false }));
  await expect.poll(() => lines(screen.container)).toBeGreaterThan(5);
  const pages = () =>
    asked
      .filter(({ method }) => method === "list_transactions")
      .map(({ data }) => [data["offset"], data["limit"], Number(data["concatRequire"])]);
  await expect.poll(() => (window.scrollTo(0, document.body.scrollHeight), pages().at(-1)?.[0])).toBe(94);
  expect(pages().slice(0, 3)).toEqual([
    [0, 10, 0],
    [9, 100, 1],
    [28, 100, 1],
  ]);
  await expect.element(screen.getByRole("button", { name: /Oyun 94/ })).toBeInTheDocument();
});

/** A history of 2,000 rows, of which `newer` has the count that the operator had not at first. */
const growing = (newer: () => number) => (data: Body) => {
  const [offset, limit, total] = [Number(data["offset"]), Number(data["limit"]), 2_000 + newer()];
  const rows = Array.from({ length: Math.min(limit, total - offset) }, (_, index) => row(offset + index - newer()));
  return { data: rows, pagination: { limit, offset, total } };
};
const namesOnScreen = (container: Element) =>
  [...container.querySelectorAll("[role=listitem] button")].flatMap((line) => {
    const { top, bottom } = line.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight ? (/Oyun -?\d+/.exec(line.textContent) ?? []) : [];
  });
/** When what is on screen has come, which takes several frames, and nothing is on its way. */
const settled = async (client: { isFetching: () => number }, container: Element) => {
  let [frames, before] = [0, ""];
  await expect
    .poll(
      () => {
        const now = `${namesOnScreen(container).join()} ${scrollY}`;
        frames = now === before && now.length > 20 && client.isFetching() === 0 ? frames + 1 : 0;
        before = now;
        return frames;
      },
      { interval: 20 },
    )
    .toBeGreaterThan(4);
};

test("new rows do not move what is on screen, and 'back' finds it at its place", async () => {
  await page.viewport(390, 844);
  let newer = 0;
  const { screen, client, show } = await openHistory(growing(() => newer));
  await settled(client, screen.container);
  window.scrollTo(0, 5_000);
  await settled(client, screen.container);
  const before = namesOnScreen(screen.container);
  newer = 7;
  await client.refetchQueries({ predicate: ({ queryKey }) => queryKey[1] === "list_transactions" });
  await settled(client, screen.container);
  expect(namesOnScreen(screen.container)).toEqual(before);
  const at = scrollY;
  await show(<p />);
  await show(<HistoryPage place="history" search={{}} />);
  window.scrollTo(0, at);
  await settled(client, screen.container);
  expect([scrollY, namesOnScreen(screen.container)]).toEqual([at, before]);
});

test("3,000 rows are scrolled with a few lines in the page", async () => {
  await page.viewport(390, 844);
  const { screen } = await openHistory(history(3_000));
  await expect.poll(() => lines(screen.container)).toBeGreaterThan(5);
  let most = 0;
  await expect
    .poll(
      () => {
        window.scrollTo(0, document.body.scrollHeight);
        most = Math.max(most, document.querySelectorAll("*").length);
        return screen.getByRole("button", { name: /Oyun 2999/ }).query() !== null;
      },
      { timeout: 60_000, interval: 30 },
    )
    .toBe(true);
  expect(most).toBeLessThan(1_500);
});
