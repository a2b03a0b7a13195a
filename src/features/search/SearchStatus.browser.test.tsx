import { expect, test } from "vitest";
import { openPage } from "../../testing/open-page.tsx";
import { nothingFound } from "./results.ts";
import { SearchStatus } from "./SearchDialog.tsx";
import type { Search } from "./use-search.ts";

const notice = "Belirlediğiniz kriterlere göre sonuç bulunamadı.";
const none: Search = {
  found: nothingFound,
  outdated: false,
  totalGames: 0,
  tooShort: false,
  pending: false,
  failure: undefined,
  retry: () => undefined,
};
const open = (search: Partial<Search>, isEmpty = false) =>
  openPage(<SearchStatus id="status" search={{ ...none, ...search }} isEmpty={isEmpty} />, {});

test("a search without results has the notice", async () => {
  const { screen } = await open({});
  await expect.element(screen.getByText(notice)).toBeVisible();
});

test.each<[string, Partial<Search>, boolean]>([
  ["while it waits for the operator", { pending: true }, false],
  ["while the text is too short", { tooShort: true }, false],
  ["when it failed", { failure: { kind: "unreachable", sent: true } }, false],
  [
    "when it found something",
    { found: { ...nothingFound, games: [{ id: "1", name: "Lale", providerName: "Çini", image: "/1.webp" }] } },
    false,
  ],
  ["before anything is typed", {}, true],
])("a search has no notice %s", async (_when, search, isEmpty) => {
  const { screen } = await open(search, isEmpty);
  await expect.element(screen.getByRole("status").first()).toBeInTheDocument();
  expect(screen.getByText(notice).query()).toBeNull();
});
