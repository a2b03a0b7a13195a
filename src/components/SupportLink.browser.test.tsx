import { Trans } from "@lingui/react/macro";
import { beforeEach, expect, test } from "vitest";
import { beginOnPhone, looksRightHere } from "../testing/looks-right-here.ts";
import { openPage } from "../testing/open-page.tsx";
import { supportOpened } from "../ui/SupportOpener.tsx";
import { SupportLink } from "./SupportLink.tsx";

beforeEach(() => supportOpened.set(false));

const open = (support: object) =>
  openPage(
    <p>
      <Trans>
        Sorun sürerse <SupportLink />.
      </Trans>
    </p>,
    {},
    { support },
  );

test("where there is only an address, support is e-mail", async () => {
  const { screen } = await open({ email: "destek@karo.example" });
  const link = screen.getByRole("link", { name: "bize e-posta gönderin" });
  await expect.element(link).toHaveAttribute("href", "mailto:destek@karo.example");
  expect(screen.container.textContent).toBe("Sorun sürerse bize e-posta gönderin.");
});

test.each([
  [{ chatUrl: "https://sohbet.example/karo", email: "destek@karo.example" }, "canlı desteğe yazın"],
  [{ whatsapp: "0532 123 45 67", email: "destek@karo.example" }, "WhatsApp’tan bize yazın"],
  [{ telegram: "@karo_destek" }, "Telegram’dan bize yazın"],
  [{}, "desteğe yazın"],
])("with %j, it is called “%s” and opens the panel", async (support, words) => {
  const { screen } = await open(support);
  await screen.getByRole("button", { name: words }).click();
  expect(supportOpened.get()).toBe(true);
});

test("it looks right in a sentence", async () => {
  await beginOnPhone();
  const { screen } = await open({ email: "destek@karo.example" });
  await expect.element(screen.getByRole("link")).toBeVisible();
  await looksRightHere(screen.container);
});
