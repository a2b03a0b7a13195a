import { afterEach, expect, test } from "vitest";
import { openPage } from "../../testing/open-page.tsx";
import { session } from "../../session/app-session.ts";
import { signInHere } from "../../testing/sign-in-here.ts";
import { rememberPlayed } from "./recently-played.ts";
import { RecentShelf } from "./RecentShelf.tsx";

const game = (id: string, name: string, type: "slot" | "live" = "slot") => ({
  type,
  id,
  name,
  image: "/icons/icon-192.png",
  providerName: "Çinili Oyun",
});

afterEach(async () => {
  await session.logOut("expired");
});

test("what was played lately is there for its player alone, the last one first, each kind in its lobby", async () => {
  const { screen, show } = await openPage(<RecentShelf kind="slot" />, { logout: { data: null } });
  const shelf = screen.getByRole("region", { name: "Son oynadıklarınız" });
  const names = () =>
    shelf
      .getByRole("listitem")
      .elements()
      .map(({ textContent }) => textContent);
  rememberPlayed(game("1", "Ziyaretçi"));
  await signInHere("p1");
  expect(shelf.query()).toBeNull();

  for (const played of [
    game("7", "Lale Ustası"),
    game("8", "Nar Bahçesi"),
    game("7", "Lale Ustası"),
    game("7", "Galata Rulet", "live"),
  ])
    rememberPlayed(played);
  await show(<RecentShelf key="again" kind="slot" />);
  await expect.poll(names).toEqual(["Lale UstasıÇinili Oyun", "Nar BahçesiÇinili Oyun"]);
  await expect.element(shelf.getByRole("link").first()).toHaveAttribute("href", "/play/slot/7");
  await show(<RecentShelf key="tables" kind="live" />);
  await expect.poll(names).toEqual(["Galata RuletÇinili Oyun"]);

  await session.logOut("expired");
  await expect.element(shelf).not.toBeInTheDocument();
  await signInHere("p2");
  await show(<RecentShelf key="of another" kind="slot" />);
  expect(shelf.query()).toBeNull();
});
