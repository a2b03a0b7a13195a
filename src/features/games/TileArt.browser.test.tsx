import { beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { loadSiteConfig } from "../../api/config.ts";
import { siteConfigExample } from "../../testing/examples/site-config.ts";
import { TileArt } from "./TileArt.tsx";

beforeEach(() => loadSiteConfig(URL.createObjectURL(new Blob([JSON.stringify(siteConfigExample)]))));

test("a game with an empty picture address shows none", async () => {
  const screen = await render(
    <TileArt src="" hurried={false}>
      <span>Adı</span>
    </TileArt>,
  );
  await expect.element(screen.getByText("Adı")).toBeVisible();
  expect(screen.container.querySelector("img")).toBeNull();
  await screen.rerender(
    <TileArt src="/art/game/1.svg" hurried={false}>
      <span>Adı</span>
    </TileArt>,
  );
  expect(screen.container.querySelector("img")).not.toBeNull();
});

test("a picture that failed is hidden, and requested again when the network returns", async () => {
  const screen = await render(<TileArt src="/none.webp" hurried={false} />);
  const picture = () => screen.container.querySelector("img");
  await expect.poll(() => picture()?.hidden).toBe(true);
  const failed = picture();
  dispatchEvent(new Event("online"));
  await expect.poll(picture).not.toBe(failed);
  await expect.poll(() => picture()?.hidden).toBe(true);
});
