import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openPage, type PageAnswer } from "../../client/testing/open-page.tsx";
import { confirmToken } from "./confirm-token.ts";
import { awaitConfirmLink } from "./confirmation.ts";
import { ConfirmPage } from "./ConfirmPage.tsx";

const linkOver: PageAnswer = { refusal: "Bu bağlantı geçersiz." };
const tooMany = { data: null, result: false, code: 429 };
const token = "a-token";
const title = () => page.getByRole("heading", { level: 1 });
const tryAgain = () => page.getByRole("button", { name: "Tekrar dene" });

/** Opens the page with a link from a mail. The operator answers like this, one confirmation after the other. */
async function open(...answers: readonly PageAnswer[]) {
  const left = [...answers];
  await openPage(<ConfirmPage />, {
    capabilities: { data: ["register_confirm"] },
    register_confirm: () => left.shift() ?? "never",
  });
}

/** Forgets the links of other tests, and keeps this one as its route does. */
function openLink() {
  awaitConfirmLink("deniz@ornek.example");
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
  await expect.element(page.getByRole("link", { name: "Oynamadan önce limit koy" })).toHaveAttribute("href", "/profile/limits");
  await expect.element(page.getByRole("link", { name: "Giriş yap" })).toBeVisible();
});
