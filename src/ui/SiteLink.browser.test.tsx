import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { SiteLinkContext } from "./site-link-context.ts";
import { SiteLink } from "./SiteLink.tsx";

const site = { knownPath: (path: string) => path === "/login", navigate: () => undefined };

test("an address in the code is a page of this site, by its type", async () => {
  const screen = await render(
    <SiteLinkContext value={site}>
      <SiteLink href="/login">Giriş yap</SiteLink>
      {/* @ts-expect-error -- There is no such page. */}
      <SiteLink href="/loginn">Yazım hatası</SiteLink>
    </SiteLinkContext>,
  );
  await expect.element(screen.getByRole("link", { name: "Giriş yap" })).toHaveAttribute("href", "/login");
  expect(screen.container.textContent).toContain("Yazım hatası");
  expect(screen.container.querySelectorAll("a")).toHaveLength(1);
});
