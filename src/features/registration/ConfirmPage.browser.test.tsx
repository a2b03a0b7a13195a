import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { openPage, type PageAnswer } from "../../client/testing/open-page.tsx";

const linkOver: PageAnswer = { refusal: "Bu bağlantı geçersiz." };
const title = () => page.getByRole("heading", { level: 1 });
const tryAgain = () => page.getByRole("button", { name: "Tekrar dene" });

/** Opens the page with a link from a mail. The operator answers like this, one confirmation after the other. */
async function open(...answers: readonly PageAnswer[]) {
  // The state of a confirmation lasts as long as the document.
  vi.resetModules();
  const { confirmToken } = await import("./confirm-token.ts");
  const { ConfirmPage } = await import("./ConfirmPage.tsx");
  confirmToken.keep("a-token");
  const left = [...answers];
  return openPage(<ConfirmPage />, {
    capabilities: { data: ["register_confirm"] },
    register_confirm: () => left.shift() ?? "never",
  });
}

test("a link that the operator refuses is over", async () => {
  await open(linkOver);
  await expect.element(title()).toHaveTextContent("Hesap bu bağlantıyla onaylanamadı");
  await expect.element(page.getByText("Bu bağlantı geçersiz.")).toBeVisible();
});

test("refused after a lost answer, the account may be confirmed", async () => {
  await open({ status: 502 }, linkOver);
  await tryAgain().click();
  await expect.element(title()).toHaveTextContent("Hesabınız onaylanmış olabilir");
});

test("refused after a reload in mid-flight, the account may be confirmed", async () => {
  const { asked } = await open("never");
  await expect.poll(() => asked.map(({ method }) => method)).toContain("register_confirm");
  await open(linkOver);
  await expect.element(title().last()).toHaveTextContent("Hesabınız onaylanmış olabilir");
});

test("too many requests say nothing about the link: refused after that, it is over", async () => {
  const tooMany = { data: null, result: false, code: 429 };
  await open(tooMany, linkOver);
  await tryAgain().click();
  await expect.element(title()).toHaveTextContent("Hesap bu bağlantıyla onaylanamadı");
});
