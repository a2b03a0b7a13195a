import { expect, test } from "vitest";
import { axeFindsNothingHere, showInEnglish } from "../../testing/look-of-page.ts";
import { openPage } from "../../testing/open-page.tsx";
import { signInHere } from "../../testing/sign-in-here.ts";
import { storedFollows } from "./followed-tournaments.ts";
import { TournamentsPage } from "./TournamentsPage.tsx";

const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const tournament = (id: number, begins: number, ends: number) => ({
  id,
  title: `Kupa ${id}`,
  Text: "<p>Kurallar.</p>",
  image: "/icons/icon-192.png",
  prizePool: "1000.00",
  currency: "TRY",
  Start_date: at(begins),
  End_date: at(ends),
  games: [],
  leaderboard: [],
});
const answers = { getTournaments: { data: [tournament(1, -1, 1), tournament(2, 1, 2), tournament(3, -3, -1)] } };
const open = (id?: string) => openPage(<TournamentsPage id={id} whenFollowed={<p>Haber verelim mi?</p>} />, answers);

test("a followed tournament is marked in the list; notifications are offered for it when it is followed, and not on the next arrival", async () => {
  const { screen, show } = await open("1");
  await signInHere("p1");
  const offer = screen.getByText("Haber verelim mi?");
  await expect.element(screen.getByRole("button", { name: "Turnuvayı takip et" })).toBeVisible();
  expect(offer.query()).toBeNull();
  await axeFindsNothingHere(screen.container);
  await screen.getByRole("button", { name: "Turnuvayı takip et" }).click();
  await expect.element(offer).toBeVisible();
  showInEnglish();
  await expect.element(screen.getByRole("button", { name: "Unfollow" })).toBeVisible();
  await show(<TournamentsPage id={undefined} />);
  await expect.element(screen.getByRole("listitem").filter({ hasText: "Kupa 1" }).getByText("Following")).toBeVisible();
  expect(screen.getByText("Following").elements().length).toBe(1);
  await axeFindsNothingHere(screen.container);
  await show(<TournamentsPage id="1" whenFollowed={<p>Haber verelim mi?</p>} />);
  await screen.getByRole("button", { name: "Unfollow" }).click();
  await expect.element(screen.getByRole("button", { name: "Follow the tournament" })).toBeVisible();
  expect(offer.query()).toBeNull();
  expect(storedFollows.get()?.ids).toEqual([]);
});

test("followed tournaments are per player, not for visitors, and not for concluded tournaments", async () => {
  storedFollows.set({ player: "p2", ids: ["1"] });
  const { screen, show } = await open("1");
  await expect.element(screen.getByRole("heading", { name: "Kupa 1" })).toBeVisible();
  expect(screen.getByRole("button", { name: /taki/i }).query()).toBeNull();
  await signInHere("p1");
  await expect.element(screen.getByRole("button", { name: "Turnuvayı takip et" })).toBeVisible();
  await show(<TournamentsPage id="3" />);
  await expect.element(screen.getByRole("heading", { name: "Kupa 3" })).toBeVisible();
  expect(screen.getByRole("button", { name: /taki/i }).query()).toBeNull();
});

test("a tournament has one main action: to register, to follow it before it begins, then to see its games", async () => {
  const { screen, show } = await open("1");
  await expect.element(screen.getByRole("link", { name: "Kayıt ol" })).toHaveAttribute("href", "/register");
  await signInHere("p1");
  await expect.element(screen.getByRole("link", { name: "Slot oyunlarına git" })).toHaveAttribute("href", "/slot");
  await show(<TournamentsPage id="2" />);
  await expect.element(screen.getByRole("button", { name: "Turnuvayı takip et" })).toBeVisible();
  await show(<TournamentsPage id="3" />);
  await expect.element(screen.getByRole("heading", { name: "Kupa 3" })).toBeVisible();
  expect(screen.getByRole("article").getByRole("button").elements()).toEqual([]);
});
