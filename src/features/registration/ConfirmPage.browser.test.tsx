import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { beginOnPhone, looksRightHere } from "../../testing/looks-right-here.ts";
import { openPage, type PageAnswer } from "../../testing/open-page.tsx";
import { ConfirmPage } from "./ConfirmPage.tsx";
import { awaitConfirmLink } from "./confirmation.ts";
import { confirmToken } from "./confirm-token.ts";
import { forgetNewAccount, newAccountEmail } from "./registration-request.ts";

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
  await expect.element(page.getByText("Bağlantının süresi dolduysa destek ekibine yazın.")).toBeVisible();
  await looksRightHere(screen.container);
});
