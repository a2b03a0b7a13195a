import { RouterContextProvider } from "@tanstack/react-router";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { SiteLink } from "./SiteLink.tsx";
import { createTestRouter } from "../testing/test-router.ts";

async function openLinks(...addresses: string[]) {
  const router = createTestRouter(["/login", "/info/$infType", "/profile/limits/{-$part}"]);
  const screen = await render(
    <RouterContextProvider router={router as never}>
      {addresses.map((href) => (
        <p key={href}>
          <SiteLink href={href}>{href}</SiteLink>
        </p>
      ))}
    </RouterContextProvider>,
  );
  const shown = Array.from(screen.container.querySelectorAll("a"), (link) =>
    ["href", "target", "rel"].map((name) => link.getAttribute(name)),
  );
  return { screen, router, shown };
}

test("an address without a page is no link", async () => {
  const { screen, shown } = await openLinks("/loginn", "/login/x", "/info", "javascript:alert(1)", "//evil.example/");
  expect(shown).toEqual([]);
  expect(screen.container.textContent).toContain("/loginn");
});

test("a page of this site is reached by the router, at exactly its address", async () => {
  const asked = "/login?code=007&id=7&on=true#a-b";
  const addresses = [
    "/login",
    asked,
    "/info/a%20%C3%A7",
    "/info/$infType",
    "/profile/limits",
    "/profile/limits/time-out?x=1.50",
  ];
  const { screen, router, shown } = await openLinks(...addresses);
  expect(shown.map(([href]) => href)).toEqual(addresses.map((address) => address.replace("$", "%24")));
  await screen.getByRole("link", { name: asked }).click();
  expect(router.history.location.href).toBe(asked);
});

test("a page of another site opens outside the app's window, which it cannot reach; mail and telephone stay as they are", async () => {
  const { shown } = await openLinks(
    "https://licence.example/karo",
    "mailto:destek@karo.example",
    "tel:+902121234567",
    "/login",
  );
  expect(shown).toEqual([
    ["https://licence.example/karo", "_blank", "noopener noreferrer"],
    ["mailto:destek@karo.example", null, null],
    ["tel:+902121234567", null, null],
    ["/login", null, null],
  ]);
});
