import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { beginOnPhone, looksRightHere } from "../../testing/looks-right-here.ts";
import { openPage, type PageAnswer } from "../../testing/open-page.tsx";
import { saveReturnUrl, storedReturnUrl } from "../../lib/return-url.ts";
import { loginDraft } from "../login/login-draft.ts";
import { ConfirmPage } from "./ConfirmPage.tsx";
import { awaitConfirmLink } from "./confirmation.ts";
import { confirmToken } from "./confirm-token.ts";
import { forgetNewAccount, newAccountEmail, newAccountLogin } from "./registration-request.ts";

const linkOver: PageAnswer = { refusal: "Bu bağlantı geçersiz." };
const tooMany = { data: null, result: false, code: 429 };
const token = "a-token";
const title = () => page.getByRole("heading", { level: 1 });
const tryAgain = () => page.getByRole("button", { name: "Tekrar dene" });

/** Opens the page with a link from a mail. The operator answers like this, one confirmation after the other. */
async function open(...answers: readonly PageAnswer[]) {
  const left = [...answers];
  return openPage(<ConfirmPage />, {
    capabilities: { data: ["register_confirm"] },
    register_confirm: () => left.shift() ?? "never",
  });
}

/** Opens the page where a player waits for the mail. The operator answers like this when another one is asked for. */
async function openWaiting(...answers: readonly PageAnswer[]) {
  openLink();
  confirmToken.forget();
  const left = [...answers];
  const { asked } = await openPage(<ConfirmPage />, {
    capabilities: { data: ["register_confirm"] },
    register_resend: () => left.shift() ?? "never",
  });
  return () => asked.filter(({ method }) => method === "register_resend").map(({ data }) => data);
}
const again = (left = "") => page.getByRole("button", { name: new RegExp(`^Mesajı tekrar gönder${left}$`) });

/** Forgets the links of other tests, and keeps this one as its route does. */
function openLink() {
  awaitConfirmLink({ email: "deniz@ornek.example", username: "deniz" });
  confirmToken.keep(token);
}

test("a link that the operator refuses is reported as invalid", async () => {
  openLink();
  await open(linkOver);
  await expect.element(title()).toHaveTextContent("Hesap bu bağlantıyla onaylanamadı");
  await expect.element(page.getByText("Bu bağlantı geçersiz.")).toBeVisible();
});

test("refused after a lost answer: the account may be confirmed", async () => {
  openLink();
  await open({ status: 502 }, linkOver);
  await tryAgain().click();
  await expect.element(title()).toHaveTextContent("Hesabınız onaylanmış olabilir");
});

test("refused after the page was closed while waiting: the account may be confirmed", async () => {
  openLink();
  confirmToken.markSent(token);
  await open(linkOver);
  await expect.element(title()).toHaveTextContent("Hesabınız onaylanmış olabilir");
});

test("after too many requests, a refused link is reported as invalid", async () => {
  openLink();
  await open(tooMany, linkOver);
  await tryAgain().click();
  await expect.element(title()).toHaveTextContent("Hesap bu bağlantıyla onaylanamadı");
});

test("after the confirmation a limit is offered beside the log-in; it can be skipped", async () => {
  openLink();
  await open({ data: null });
  await expect
    .element(page.getByRole("link", { name: "Oynamadan önce limit koy" }))
    .toHaveAttribute("href", "/profile/limits");
  await expect.element(page.getByRole("link", { name: "Giriş yap" })).toBeVisible();
});

test("while the mail is on its way, the page names its address from the storage of the visit, and looks right", async () => {
  await beginOnPhone();
  openLink();
  confirmToken.forget();
  const { screen } = await open();
  await expect.element(title()).toHaveTextContent("Hesabınız oluşturuldu");
  await expect.element(page.getByText("deniz@ornek.example")).toBeVisible();
  expect(JSON.stringify({ ...sessionStorage })).toContain("deniz@ornek.example");
  await looksRightHere(screen.container);
});

test("after the confirmation nothing of the link is left, so a reload asks for another one", async () => {
  openLink();
  await open({ data: null });
  await expect.element(title()).toHaveTextContent("Hesabınız onaylandı");
  expect(confirmToken.read()).toBeUndefined();
  expect(newAccountEmail()).toBeUndefined();
});

test("without a link and without a new account, the page asks to open the link", async () => {
  openLink();
  confirmToken.forget();
  forgetNewAccount();
  await open();
  await expect.element(title()).toHaveTextContent("E-postanızdaki bağlantıyı açın");
});

test("a refused link says what else can be done, and looks right", async () => {
  await beginOnPhone();
  openLink();
  const { screen } = await open(linkOver);
  await expect.element(page.getByText("Bağlantının süresi dolduysa yenisini isteyin.")).toBeVisible();
  await looksRightHere(screen.container);
});

test("the mail can be sent again, after a pause", async () => {
  const sent = await openWaiting({ data: null });
  await again().click();
  await expect.element(again(" \\((?:1:00|0:5\\d)\\)")).toHaveAttribute("aria-disabled", "true");
  expect(sent()).toEqual([{ email: "deniz@ornek.example", Lang: "tr" }]);
});

test("when the operator asks for a longer pause, it is kept", async () => {
  await openWaiting({ refusal: "Çok fazla deneme yapıldı.", code: 429, data: { retryAfter: 300 } });
  await again().click();
  await expect.element(page.getByText("Çok fazla deneme yapıldı.")).toBeVisible();
  await expect.element(again(" \\((?:5:00|4:5\\d)\\)")).toHaveAttribute("aria-disabled", "true");
});

test("a mistyped address is corrected with the username, which is filled in, and the password", async () => {
  const errors = { newEmail: "Bu adrese posta gelmiyor." };
  const sent = await openWaiting({ refusal: "", errors }, { data: null });
  await page.getByText("Adres yanlış mı?").click();
  const address = page.getByLabelText("Doğru e-posta adresi");
  const submit = page.getByRole("button", { name: "Adresi düzelt ve gönder" });
  await expect.element(page.getByLabelText("Kullanıcı adı")).toHaveValue("deniz");
  await address.fill("deniz@ornek.example.org");
  await submit.click();
  await expect.element(page.getByText("Şifrenizi girin")).toBeVisible();
  await page.getByLabelText("Şifre", { exact: true }).fill("Biber-8");
  await submit.click();
  await expect.element(page.getByText(errors.newEmail)).toBeVisible();
  await address.fill("deniz@dogru.example");
  await submit.click();
  await expect.element(page.getByRole("status").getByText("deniz@dogru.example")).toBeVisible();
  await expect.element(again(" \\(.*\\)")).toBeVisible();
  expect(newAccountEmail()).toBe("deniz@dogru.example");
  expect(sent().at(-1)).toEqual({
    email: "deniz@ornek.example",
    newEmail: "deniz@dogru.example",
    username: "deniz",
    password: "Biber-8",
    Lang: "tr",
  });
});

test("whoever opens a link that has expired, where the address is not known, types it", async () => {
  openLink();
  forgetNewAccount();
  await open(linkOver);
  await page.getByLabelText("Kayıt olduğunuz e-posta adresi").fill("deniz");
  await page.getByRole("button", { name: "Yeni bağlantı gönder" }).click();
  await expect.element(page.getByText("Geçerli bir e-posta adresi girin")).toBeVisible();
});

test("after the confirmation the log-in has the username, and leads to the game that the visitor wanted", async () => {
  saveReturnUrl("/play/slot/10001");
  openLink();
  // The mail opens its link in another tab.
  sessionStorage.clear();
  confirmToken.keep(token);
  await open({ data: null });
  await expect.element(title()).toHaveTextContent("Hesabınız onaylandı");
  expect(loginDraft.read().username).toBe("deniz");
  expect(storedReturnUrl()).toBe("/play/slot/10001");
  expect(newAccountLogin()).toBeUndefined();
});
