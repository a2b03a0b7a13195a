import { afterEach, expect, test } from "vitest";
import { openPage } from "../../testing/open-page.tsx";
import { session } from "../../session/app-session.ts";
import type { EndReason } from "../../session/core.ts";
import { signInHere } from "../../testing/sign-in-here.ts";
import { LoginNotice } from "./LoginNotice.tsx";

afterEach(async () => {
  await session.logOut("expired");
  await session.core.settle();
});

const endings: readonly [EndReason, RegExp][] = [
  ["expired", /^Oturum süresi doldu$/],
  ["copied", /^Güvenliğiniz için oturumunuzu kapattık: eski bir kopyası kullanıldı\./],
  ["password-changed", /^Şifreniz değişti\. Yeni şifrenizle giriş yapın\.$/],
  ["password-unsure", /^Oturumunuz kapandı\. Yeni şifrenizle giriş yapın; olmazsa eski şifrenizi deneyin\.$/],
];

test.each(endings)("the log-in says why the session ended: %s", async (reason, words) => {
  const { screen } = await openPage(<LoginNotice news={undefined} lapsed={undefined} />, { logout: { data: null } });
  await signInHere("p1");
  await session.logOut(reason);
  await expect.element(screen.getByRole("status").getByText(words)).toBeVisible();
});

test.each([
  ["reset-mail-sent", /^Böyle bir hesap varsa, şifre sıfırlama adımları e-posta adresine gönderildi/],
  ["password-reset", /^Şifreniz değişti\. Yeni şifrenizle giriş yapın\.$/],
] as const)("the log-in says what another page has just done: %s", async (news, words) => {
  const { screen } = await openPage(<LoginNotice news={news} lapsed={undefined} />, {});
  await expect.element(screen.getByText(words)).toBeVisible();
});
