import { beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { openPage } from "../../testing/open-page.tsx";
import { slashSearches } from "../../ui/preferences.ts";
import { LayerContext } from "../../hooks/use-layer.ts";
import { SearchButton } from "./SearchButton.tsx";

beforeEach(() => slashSearches.set(true));

function Header() {
  return (
    <header>
      <SearchButton />
      <input aria-label="Tutar" />
    </header>
  );
}

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
  await expect.element(dialog).not.toBeInTheDocument();
  await screen.getByLabelText("Tutar").click();
  await userEvent.keyboard("{Control>}k{/Control}");
  await expect.element(dialog).toBeVisible();
  await expect.element(screen.getByRole("combobox")).toHaveValue("");
});

test("where a game hides the header, no key opens the search", async () => {
  const { screen } = await openPage(
    <div hidden>
      <SearchButton />
    </div>,
    {},
  );
  await userEvent.keyboard("/");
  await userEvent.keyboard("{Control>}k{/Control}");
  expect(screen.getByRole("dialog", { includeHidden: true }).query()).toBeNull();
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
