import { expect, test } from "vitest";
import { readOptions } from "../../api/query.ts";
import { openPage, type PageAnswer } from "../../testing/open-page.tsx";
import { casinoCategoryList } from "../../contract/casino.ts";
import { casinoProviderList } from "../../contract/game-players.ts";
import { ProviderDialog } from "./ProviderDialog.tsx";
import { NothingFound } from "./NothingFound.tsx";

const notice = "Belirlediğiniz kriterlere göre sonuç bulunamadı.";

test("filters that no game matches have the notice, also as a toast, and a way back to all games", async () => {
  const { screen } = await openPage(<NothingFound kind="slot" filters={{ category: "12", q: "zurna" }} />, {});
  await expect.poll(() => screen.getByText(notice).elements().length).toBe(2);
  await expect.element(screen.getByRole("link", { name: "Filtreleri temizle" })).toHaveAttribute("href", "/slot");
});

test.each([
  ["slot", "Şu anda oyun yok"],
  ["live", "Şu anda masa yok"],
] as const)("a lobby without games says so, and not that the filters found nothing: %s", async (kind, title) => {
  const { screen } = await openPage(<NothingFound kind={kind} filters={{}} />, {});
  await expect.element(screen.getByText(title)).toBeVisible();
  expect(screen.getByText(notice).query()).toBeNull();
});

const lobby = {
  kind: "slot" as const,
  types: [],
  categories: () => readOptions(casinoCategoryList, { limit: 100, offset: 0 }),
  providers: () => readOptions(casinoProviderList, { limit: 100, offset: 0 }),
};
const providers = { data: [{ providerID: 7, name: "Kuzey Işığı", count: 204 }] };

test("a name that no provider has shows the notice in the list of providers", async () => {
  const { screen } = await openPage(<ProviderDialog lobby={lobby} filters={{}} onClose={() => undefined} />, {
    provider_list: providers,
  });
  await expect.element(screen.getByText("Kuzey Işığı")).toBeVisible();
  await screen.getByRole("searchbox").fill("zurna");
  await expect.element(screen.getByText(notice)).toBeVisible();
  // Pasted, with a mark that nobody sees.
  await screen.getByRole("searchbox").fill("IS\u200BIGI");
  await expect.element(screen.getByText("Kuzey Işığı")).toBeVisible();
  expect(screen.getByText(notice).query()).toBeNull();
});

test("old data in the list of providers have their age", async () => {
  let answer: PageAnswer = providers;
  const { screen, client } = await openPage(<ProviderDialog lobby={lobby} filters={{}} onClose={() => undefined} />, {
    provider_list: () => answer,
  });
  await expect.element(screen.getByText("Kuzey Işığı")).toBeVisible();
  expect(screen.getByText(/^Son güncelleme/).query()).toBeNull();
  answer = { status: 502 };
  await client.refetchQueries();
  await expect.element(screen.getByText(/^Son güncelleme/)).toBeVisible();
});
