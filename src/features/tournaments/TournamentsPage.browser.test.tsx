import { expect, onTestFinished, test, vi } from "vitest";
import { openPage } from "../../testing/open-page.tsx";
import { TournamentsPage } from "./TournamentsPage.tsx";

const cup = {
  id: 5,
  title: "Saat Kupası",
  Text: "<p>Kurallar.</p>",
  image: "/icons/icon-192.png",
  prizePool: "1000.00",
  currency: "TRY",
  Start_date: "2026-11-10T12:02:00+03:00",
  End_date: "2026-11-10T14:00:00+03:00",
  games: [],
  leaderboard: [
    { rank: 2, player: "Ba••••", points: 5 },
    { rank: 1, player: "An••••", points: 1500, prize: "750.00" },
  ],
};

function clockStandsAt(moment: string): void {
  vi.useFakeTimers({ now: new Date(moment) });
  onTestFinished(() => void vi.useRealTimers());
}

test("a tournament begins and ends by the clock, without a reload; its leaderboard is in order", async () => {
  clockStandsAt("2026-11-10T12:00:00+03:00");
  const { screen, visited, show } = await openPage(<TournamentsPage id={undefined} />, {
    getTournaments: { data: [cup] },
  });
  const card = (state: string) =>
    screen.getByRole("region", { name: state }).getByRole("link", { name: /Saat Kupası/ });
  await expect.element(card("Yaklaşan turnuvalar")).toMatchTextContent(/Başlamasına [12] dakika var/);
  expect(card("Devam eden turnuvalar").query()).toBeNull();
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  await expect.element(card("Devam eden turnuvalar")).toMatchTextContent(/1 saat 5\d dakika kaldı/);
  expect(card("Yaklaşan turnuvalar").query()).toBeNull();
  await vi.advanceTimersByTimeAsync(2 * 60 * 60_000);
  await expect.element(card("Biten turnuvalar")).toMatchTextContent(/Sona erdi/);
  expect(card("Devam eden turnuvalar").query()).toBeNull();

  await card("Biten turnuvalar").click();
  expect(visited).toEqual(["/tournaments?id=5"]);
  await show(<TournamentsPage id="5" />);
  const rows = screen.getByRole("table").getByRole("row");
  await expect.element(rows.nth(1)).toMatchTextContent(/1An••••1\.500₺750,00/);
  await expect.element(rows.nth(2)).toMatchTextContent(/2Ba••••5/);
});

test("an address whose tournament is gone says so, with a way to the others", async () => {
  const { screen } = await openPage(<TournamentsPage id="99" />, { getTournaments: { data: [cup] } });
  await expect.element(screen.getByText("Bu turnuva artık yok")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Tüm turnuvalar" })).toHaveAttribute("href", "/tournaments");
});
