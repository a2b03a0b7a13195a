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
const chatUrl = "https://sohbet.example/karo";

test.each([
  [{ chatUrl, email: "destek@karo.example" }, "canlı desteğe yazın", chatUrl],
  [{ whatsapp: "0532 123 45 67" }, "WhatsApp’tan bize yazın", "https://wa.me/905321234567"],
  [{ telegram: "@karo_destek" }, "Telegram’dan bize yazın", "https://t.me/karo_destek"],
  [{ email: "destek@karo.example" }, "bize e-posta gönderin", "mailto:destek@karo.example"],
])("with %j, support is called “%s”", async (support, words, href) => {
  const { screen } = await open(support);
  await expect.element(screen.getByRole("link", { name: words })).toHaveAttribute("href", href);
  expect(screen.container.textContent).toBe(`Sorun sürerse ${words}.`);
});

test.each([
  [{ chatUrl, chatEmbedded: true }, "canlı desteğe yazın"],
  [{}, "desteğe yazın"],
])("with %j, it opens the panel", async (support, words) => {
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
