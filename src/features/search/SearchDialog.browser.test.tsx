import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { axeFindsNothingHere, showInEnglish } from "../../testing/look-of-page.ts";
import { fieldsDoNotZoom } from "../../testing/looks-right-here.ts";
import { openPage, type PageAnswers } from "../../testing/open-page.tsx";
import { casinoExamples } from "../../testing/examples/casino.ts";
import { casinoGamesList } from "../../contract/casino.ts";
import { privatePrefix, removePrefixed } from "../../lib/private-storage.ts";
import { SearchDialog } from "./SearchDialog.tsx";

const game = casinoExamples.find(({ call }) => call === casinoGamesList)?.answer as object[];
const answers: PageAnswers = {
  games_list: ({ searchGameName }) =>
    searchGameName === "lale" ? { data: game } : searchGameName === "qqqqwwww" ? { data: [] } : "never",
  game_table_list: ({ searchGameName }) => (searchGameName === "yakamozda" ? "never" : { data: [] }),
};

beforeEach(() => {
  // Players who save data have no catalogue on the device, so only the operator can answer.
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
});

async function openSearch(more: PageAnswers = {}) {
  const onClose = vi.fn();
  const opened = await openPage(<SearchDialog onClose={onClose} />, { ...answers, ...more });
  return { ...opened, onClose, field: opened.screen.getByRole("combobox") };
}

test("Enter does not open a result of the previous text", async () => {
  const { screen, field, visited, onClose } = await openSearch();
  const result = screen.getByRole("option", { name: /Lale Bahçesi/ });
  // Pasted, with a mark that nobody sees.
  await field.fill("la\u200Ble");
  await expect.element(field).toHaveValue("lale");
  await expect.element(result).toHaveAttribute("aria-selected", "true");
  await expect.element(screen.getByText("1 sonuç")).toBeVisible();

  await field.fill("yakamozda");
  await expect.element(screen.getByText("Aranıyor…")).toBeVisible();
  await expect.element(result).toHaveAttribute("aria-selected", "false");
  await userEvent.keyboard("{Enter}");
  expect(visited).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();

  await field.fill("lale");
  await expect.element(result).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{Enter}");
  expect(visited).toEqual(["/play/slot/1204"]);
});

test("the keyboard alone chooses and leaves; a search that led somewhere is offered again, until log-out", async () => {
  const { screen, field, visited, onClose } = await openSearch();
  await field.fill("lale");
  const result = screen.getByRole("option", { name: /Lale Bahçesi/ });
  await expect.element(result).toHaveAttribute("aria-selected", "true");
  await expect.element(field).toHaveAttribute("aria-expanded", "true");
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(result).toHaveAttribute("aria-selected", "false");
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(result).toHaveAttribute("aria-selected", "true");
  expect(field.element().getAttribute("aria-activedescendant")).toBe(result.element().id);
  // Above the first one is the last: all games of the lobby.
  await userEvent.keyboard("{ArrowUp}{Enter}");
  expect(visited).toEqual(["/slot?q=lale"]);
  expect(onClose).toHaveBeenCalledOnce();
  await screen.unmount();

  const again = await openSearch();
  await expect.element(again.screen.getByRole("option", { name: "lale" })).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(again.field).toHaveValue("lale");
  await userEvent.keyboard("{Escape}");
  expect(again.onClose).toHaveBeenCalledOnce();
  await again.screen.unmount();

  // As a log-out does.
  removePrefixed([privatePrefix]);
  const afterwards = await openSearch();
  await expect.element(afterwards.field).toHaveFocus();
  expect(afterwards.screen.getByRole("option").elements()).toEqual([]);
});

test("before anything is typed, popular games and categories are offered, and Enter opens none by itself", async () => {
  const { screen, field, visited } = await openSearch({
    games_list: { data: game },
    category_list: { data: [{ CategoryID: 3, name: "Meyveli", count: 12 }] },
  });
  const popular = screen.getByRole("group", { name: "En popüler" }).getByRole("option");
  await expect.element(popular.first()).toBeVisible();
  await expect.element(screen.getByRole("group", { name: "Kategoriler" }).getByText("Meyveli")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  expect(visited).toEqual([]);
  await field.fill("me");
  await expect.element(screen.getByText("Aramak için en az 3 karakter girin")).toBeVisible();
  await expect.element(popular.first()).toBeVisible();
  await axeFindsNothingHere(screen.getByRole("dialog").element());
  await userEvent.keyboard("{ArrowUp}{Enter}");
  expect(visited).toEqual(["/slot/category/3"]);
});

test("a tap beside the search closes it only with its click, which would otherwise press what lies below", async () => {
  const { screen, onClose } = await openSearch();
  const dialog = screen.getByRole("dialog").element();
  dialog.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
  dialog.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(onClose).toHaveBeenCalledOnce();
});

test("an operator that does not answer is said so, and asked again by a button", async () => {
  let isBroken = true;
  const answer = (data: object[]) => () => (isBroken ? { refusal: "Şu anda yanıt veremiyoruz." } : { data });
  const { screen, field } = await openSearch({ games_list: answer(game), game_table_list: answer([]) });
  await field.fill("lale");
  await expect.element(screen.getByText("Arama yapılamadı")).toBeVisible();
  expect(screen.getByRole("option").elements()).toEqual([]);
  isBroken = false;
  await screen.getByRole("button", { name: "Tekrar dene" }).click();
  await expect.element(screen.getByRole("option", { name: /Lale Bahçesi/ })).toBeVisible();
});

test("the search looks right in both themes and languages: empty, with too few letters, with results and without", async () => {
  const { screen, field } = await openSearch();
  const looksRight = () => axeFindsNothingHere(screen.getByRole("dialog").element());
  await expect.element(field).toHaveFocus();
  await looksRight();
  fieldsDoNotZoom(screen.getByRole("dialog").element());
  await field.fill("la");
  await expect.element(screen.getByText("Aramak için en az 3 karakter girin")).toBeVisible();
  await looksRight();
  await field.fill("lale");
  await expect.element(screen.getByRole("option").first()).toBeVisible();
  await looksRight();
  await field.fill("qqqqwwww");
  await expect.element(screen.getByText(/sonuç bulunamadı/)).toBeVisible();
  expect(screen.getByRole("option").elements()).toEqual([]);
  await looksRight();

  showInEnglish();
  await page.viewport(1440, 900);
  await expect.element(screen.getByText(/No results/)).toBeVisible();
  await looksRight();
  await field.fill("lale");
  await expect.element(screen.getByRole("option").first()).toBeVisible();
  await looksRight();
  await field.fill("");
  await expect.element(screen.getByRole("option").first()).not.toBeInTheDocument();
  await looksRight();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});
