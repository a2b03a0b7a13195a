import { beforeEach, expect, test } from "vitest";
import { openPage } from "../../client/testing/open-page.tsx";
import { SearchButton } from "./SearchButton.tsx";
import { searchKeys } from "./use-search-key.ts";

beforeEach(() => searchKeys.set(undefined));

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
