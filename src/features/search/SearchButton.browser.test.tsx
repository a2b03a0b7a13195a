import { useRef } from "react";
import { beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { openPage } from "../../client/testing/open-page.tsx";
import { slashSearches } from "../../session/preferences.ts";
import { LayerContext } from "../../ui/use-layer.ts";
import { SearchButton } from "./SearchButton.tsx";
import { searchKeys, useSearchKey } from "./use-search-key.ts";

beforeEach(() => {
  searchKeys.set(undefined);
  slashSearches.set(true);
});

function Header() {
  const header = useRef<HTMLElement>(null);
  useSearchKey(header);
  return (
    <header ref={header}>
      <SearchButton />
      <input aria-label="Tutar" />
    </header>
  );
}

test("what was typed before the button was there is in the field", async () => {
  searchKeys.set(["l", "a", "s", "Backspace"]);
  const { screen } = await openPage(<SearchButton />, {});
  await expect.element(screen.getByRole("combobox")).toHaveValue("la");
});

test("what was typed before Escape is forgotten", async () => {
  searchKeys.set(["l", "a", "l", "e", "Escape"]);
  const { screen } = await openPage(<SearchButton />, {});
  await expect.poll(() => searchKeys.get()).toBeUndefined();
  expect(screen.getByRole("dialog").query()).toBeNull();
  await screen.getByRole("button", { name: "Ara" }).click();
  await expect.element(screen.getByRole("combobox")).toHaveValue("");
});

test("/ opens the search until it is switched off; Ctrl and K always do, also from a field", async () => {
  const { screen } = await openPage(<Header />, {});
  const button = screen.getByRole("button", { name: "Ara" });
  const dialog = screen.getByRole("dialog");
  await expect.element(button).toHaveAttribute("aria-keyshortcuts", "/ Control+K Meta+K");
  await userEvent.keyboard("/");
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  slashSearches.set(false);
  await expect.element(button).toHaveAttribute("aria-keyshortcuts", "Control+K Meta+K");
  await userEvent.keyboard("/");
  expect(searchKeys.get()).toBeUndefined();
  await screen.getByLabelText("Tutar").click();
  await userEvent.keyboard("{Control>}k{/Control}");
  await expect.element(dialog).toBeVisible();
  await expect.element(screen.getByRole("combobox")).toHaveValue("");
});

test("a letter that is kept for the field is entered by nothing else", async () => {
  await openPage(<Header />, {});
  searchKeys.set([]);
  const typed = new KeyboardEvent("keydown", { key: "l", bubbles: true, cancelable: true });
  document.body.dispatchEvent(typed);
  expect([searchKeys.get(), typed.defaultPrevented]).toEqual([["l"], true]);
});

test("the open search is a layer, which closes as the site asks", async () => {
  const layers = new Set<() => void>();
  const openLayer = (close: () => void) => {
    layers.add(close);
    return () => void layers.delete(close);
  };
  const { screen } = await openPage(
    <LayerContext value={openLayer}>
      <SearchButton />
    </LayerContext>,
    {},
  );
  await screen.getByRole("button", { name: "Ara" }).click();
  await expect.element(screen.getByRole("dialog")).toBeVisible();
  await expect.poll(() => layers.size).toBe(1);
  for (const close of layers) close();
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  expect(layers.size).toBe(0);
});
