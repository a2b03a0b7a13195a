import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { loadSiteConfig } from "../../client/config.ts";
import { siteConfigExample } from "../../contract/examples/site-config.ts";
import { TileArt } from "./TileArt.tsx";

test("a game with an empty picture address shows none", async () => {
  await loadSiteConfig(URL.createObjectURL(new Blob([JSON.stringify(siteConfigExample)])));
  const screen = await render(<TileArt src="" hurried={false}>Adı</TileArt>);
  await expect.element(screen.getByText("Adı")).toBeVisible();
  expect(screen.container.querySelector("img")).toBeNull();
  await screen.rerender(<TileArt src="/art/game/1.svg" hurried={false}>Adı</TileArt>);
  expect(screen.container.querySelector("img")).not.toBeNull();
});
