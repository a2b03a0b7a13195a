import { QueryClient } from "@tanstack/react-query";
import { createMemoryHistory, createRouter, RouterProvider } from "@tanstack/react-router";
import { afterEach, expect, test } from "vitest";
import { openPage, type PageAnswers } from "../testing/open-page.tsx";
import { resetToken } from "../features/login/ResetPage.tsx";
import { routeTree } from "../routeTree.gen.ts";
import { parseSearch, stringifySearch } from "../lib/address-search.ts";

afterEach(resetToken.forget);

const answers: PageAnswers = { forgot: { data: null }, pass_reset: { data: null } };

/** Opens the site at the last of these addresses. */
async function openSite(...addresses: string[]) {
  const history = createMemoryHistory({ initialEntries: addresses });
  const router = createRouter({
    routeTree,
    history,
    parseSearch,
    stringifySearch,
    context: { queryClient: new QueryClient() },
  });
  const { screen } = await openPage(<RouterProvider router={router} />, answers);
  return { screen, router, history };
}

test.each(["Ab-9_x", "1e400", "12345"])(
  "the link of a reset mail with the token %s leaves it to the page, and no trace of it in the address or the history",
  async (token) => {
    const { screen, router, history } = await openSite("/forgot-password", `/account_reset?token=${token}`);
    await expect.element(screen.getByLabelText("Yeni şifre", { exact: true })).toBeVisible();
    expect(router.state.location.href).toBe("/account_reset");
    expect(resetToken.read()).toBe(token);
    history.back();
    await expect.poll(() => router.state.location.href).toBe("/forgot-password");
  },
);

test("a link that is only preloaded keeps nothing", async () => {
  const { router } = await openSite("/forgot-password");
  await router.preloadRoute({ to: "/account_reset", search: { token: "Ab-9_x" } });
  expect(resetToken.read()).toBeUndefined();
});

test("who asks for a mail, and who has chosen a new password, is at the log-in, which says so", async () => {
  const { screen, router } = await openSite("/forgot-password");
  await screen.getByLabelText("E-posta veya kullanıcı adı", { exact: true }).fill("toprak");
  await screen.getByRole("button", { name: "Bağlantı gönder" }).click();
  await expect
    .element(screen.getByText(/^Böyle bir hesap varsa, şifre sıfırlama adımları e-posta adresine gönderildi/))
    .toBeVisible();
  expect(router.state.location.pathname).toBe("/login");

  await router.navigate({ href: "/account_reset?token=Ab-9_x" });
  await screen.getByLabelText("Yeni şifre", { exact: true }).fill("Şifreler-8");
  await screen.getByLabelText("Yeni şifre (tekrar)", { exact: true }).fill("Şifreler-8");
  await screen.getByRole("button", { name: "Şifreyi kaydet" }).click();
  await expect.element(screen.getByText("Şifreniz değişti. Yeni şifrenizle giriş yapın.")).toBeVisible();
  expect(router.state.location.pathname).toBe("/login");
});
