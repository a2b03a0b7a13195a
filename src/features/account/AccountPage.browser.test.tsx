import { expect, test } from "vitest";
import { beginOnPhone, looksRightHere } from "../../testing/looks-right-here.ts";
import { openPage } from "../../testing/open-page.tsx";
import { signInHere } from "../../testing/sign-in-here.ts";
import { AccountPage } from "./AccountPage.tsx";

test("the account looks right", async () => {
  await beginOnPhone();
  const { screen } = await openPage(<AccountPage money={<p>Kasa</p>} />, {
    capabilities: { data: ["credentials", "sessions"] },
    check_balance: { data: [{ balance: "1250.50", bonus: "100.00", currency: "TRY" }] },
    get_user_profile: {
      data: {
        uid: 7,
        firstname: "Deniz",
        lastname: "Örnek",
        username: "deniz",
        email: "deniz@karo.example",
        emailVerified: 0,
        phone: "+905000000012",
        lastlogin: "2026-11-22T09:00:00Z",
        rid: 10,
      },
    },
    logout: { data: null },
  });
  await signInHere("p1");
  await expect.element(screen.getByRole("heading", { level: 1, name: "Deniz Örnek" })).toBeVisible();
  await expect.element(screen.getByText("deniz@karo.example")).toBeVisible();
  await expect.element(screen.getByText("₺1.250,50")).toBeVisible();
  await looksRightHere(screen.container);
});
