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

test("a page of another site opens outside the app's window, which it cannot reach; mail and telephone stay as they are", async () => {
  // Addresses of other sites are never in the code, so the type of `href` allows them only as any text.
  const [licence, mail, telephone]: string[] = ["https://licence.example/karo", "mailto:destek@karo.example", "tel:+902121234567"];
  const screen = await render(
    <SiteLinkContext value={site}>
      <SiteLink href={licence}>Lisans</SiteLink>
      <SiteLink href={mail}>E-posta</SiteLink>
      <SiteLink href={telephone}>Telefon</SiteLink>
      <SiteLink href="/login">Giriş yap</SiteLink>
      <SiteLink href="/login" newTab>
        Yeni sekmede
      </SiteLink>
    </SiteLinkContext>,
  );
  const links = Array.from(screen.container.querySelectorAll("a"), (link) => ["href", "target", "rel"].map((name) => link.getAttribute(name)));
  expect(links).toEqual([
    ["https://licence.example/karo", "_blank", "noopener noreferrer"],
    ["mailto:destek@karo.example", null, null],
    ["tel:+902121234567", null, null],
    ["/login", null, null],
    ["/login", "_blank", null],
  ]);
});
