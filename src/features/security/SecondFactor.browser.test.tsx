import { i18n } from "@lingui/core";
import { expect, test } from "vitest";
import { openPage, type PageAnswers } from "../../testing/open-page.tsx";
import { AuthenticatorPage } from "./second-factor/AuthenticatorPage.tsx";
import { SmsPage } from "./second-factor/SmsPage.tsx";

const answers: PageAnswers = {
  check_user_ga: { data: { enabled: 0 } },
  get_user_profile: { data: { uid: 7, username: "deniz", rid: 10 } },
  sms_send: { data: { expiresIn: 180 } },
  sms_validate: { data: null },
};
const withMethod = (type: string, more: PageAnswers): PageAnswers => ({
  ...answers,
  two_auth_type: { data: { type } },
  ...more,
});

/** The texts of the code itself stand for the English ones. */
const showInEnglish = () => i18n.loadAndActivate({ locale: "en", messages: {} });

const operatorSays = "Operatör böyle istedi";
const tooMany = { refusal: operatorSays, code: 429 };
const needsProof = { refusal: operatorSays, code: 428, data: { methods: ["password"] } };
const refusals: readonly [string, PageAnswers, tr: string, en: string][] = [
  ["sending a code", { sms_send: { refusal: operatorSays } }, operatorSays, "Kod gönderilemedi"],
  [
    "sending too many codes",
    { sms_send: tooMany },
    operatorSays,
    "Çok fazla deneme yapıldı. Bir süre sonra tekrar deneyin.",
  ],
  ["a code", { sms_validate: { refusal: operatorSays } }, operatorSays, "Girdiğiniz kod hatalı"],
  [
    "the change",
    { two_auth_type: (data) => ("type" in data ? { refusal: operatorSays } : { data: { type: "none" } }) },
    operatorSays,
    "İşlem Başarısız",
  ],
  [
    "a change without a step-up",
    { two_auth_type: (data) => ("type" in data ? needsProof : { data: { type: "none" } }) },
    operatorSays,
    "Güvenliğiniz için önce siz olduğunuzu doğrulayın.",
  ],
];

test.each(refusals)("the refusal of %s is told in the page's language", async (_, refusing, tr, en) => {
  for (const words of [tr, en]) {
    const { screen } = await openPage(<SmsPage />, withMethod("none", refusing));
    if (words === en) showInEnglish();
    await screen.getByRole("button", { name: "Kod gönder" }).click();
    if (!("sms_send" in refusing)) await screen.getByLabelText("Telefonunuza gelen kod").fill("123456");
    await expect.element(screen.getByText(words)).toBeVisible();
    if (words === en) expect(screen.container.textContent).not.toContain(operatorSays);
    await screen.unmount();
  }
});

test("when the code's time is over before the secret was made, another code is asked for", async () => {
  const { screen } = await openPage(
    <AuthenticatorPage />,
    withMethod("sms", { user_generate_ga: { refusal: operatorSays } }),
  );
  showInEnglish();
  await screen.getByRole("button", { name: "Kod gönder" }).click();
  await screen.getByLabelText("Telefonunuza gelen kod").fill("123456");
  await expect.element(screen.getByText("İşlem Başarısız")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Kod gönder" })).toBeVisible();
});
