import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { stepUpRequest } from "../../api/step-up.ts";
import { beginOnPhone, looksRightHere } from "../../testing/looks-right-here.ts";
import { openPage, type PageAnswers } from "../../testing/open-page.tsx";
import { useWrite } from "../../api/use-write.ts";
import { userGenerateGa } from "../../contract/user-security.ts";
import { StepUp } from "./StepUp.tsx";

const siteType = { SiteType: "Mobile" };
const dialog = () => page.getByRole("dialog", { name: "Siz olduğunuzu doğrulayın" });
const inDialog = (name: string) => dialog().getByRole("button", { name, exact: true });

afterEach(() => {
  stepUpRequest.get()?.end(false);
  vi.restoreAllMocks();
});

/** A form whose write the operator refuses until the player has proved who they are. */
function Form() {
  const write = useWrite(userGenerateGa, { done: null });
  return (
    <>
      <input aria-label="Not" />
      <button type="button" onClick={() => void write.send(siteType)}>
        Kaydet
      </button>
      <output>{write.end?.kind}</output>
      <StepUp />
    </>
  );
}

/** Presses the button of the form. `proof` is what the operator answers to a proof. */
async function press(methods: readonly string[], proof: PageAnswers[string], more: PageAnswers = {}) {
  await beginOnPhone();
  let isProven = false;
  const opened = await openPage(<Form />, {
    capabilities: { data: ["stepUp", "passkeys"] },
    user_generate_ga: () =>
      isProven
        ? { data: { secret: "S", otpauth: "otpauth://x" } }
        : { refusal: "Önce siz olduğunuzu doğrulayın.", code: 428, data: { methods } },
    step_up: async (data) => {
      const answer = typeof proof === "function" ? await proof(data) : (proof ?? { data: null });
      if (typeof answer === "object" && !("refusal" in answer)) isProven = true;
      return answer;
    },
    ...more,
  });
  await page.getByLabelText("Not").fill("yarım kalan");
  await page.getByRole("button", { name: "Kaydet" }).click();
  await expect.element(dialog()).toBeVisible();
  return opened;
}

const end = () => page.getByRole("status").getByText(/^(done|refused)$/);

test("the password opens the way, and what was typed in the form below stays", async () => {
  const { screen, asked } = await press(["password"], { data: null });
  await looksRightHere(screen.container);
  await page.getByLabelText("Password", { exact: true }).fill("Biber-8");
  await page.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect.element(end()).toHaveTextContent("done");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  const sent = asked.filter(({ method }) => method !== "capabilities");
  expect(sent.map(({ method }) => method)).toEqual(["user_generate_ga", "step_up", "user_generate_ga"]);
  expect(sent[1]?.data).toMatchObject({ password: "Biber-8" });
  await expect.element(page.getByLabelText("Not")).toHaveValue("yarım kalan");
});

test("a wrong password is said at its field and has to be typed again; the third one ends it", async () => {
  await press(["password"], { refusal: "Şifreniz hatalı." });
  const field = page.getByLabelText("Şifre", { exact: true });
  for (const _try of [1, 2]) {
    await field.fill("Yanlis-1");
    await inDialog("Doğrula").click();
    await expect.element(dialog().getByText("Şifreniz hatalı.")).toBeVisible();
    await expect.element(field).toHaveValue("");
    await expect.element(field).toHaveFocus();
  }
  await field.fill("Yanlis-1");
  await inDialog("Doğrula").click();
  await expect.element(end()).toHaveTextContent("refused");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("what was wrong with one proof is not said of another, and counts with it", async () => {
  await press(
    ["password", "code"],
    (data) => ({ refusal: "password" in data ? "Şifreniz hatalı." : "Girdiğiniz kod hatalı" }),
    {
      two_auth_type: { data: { type: "ga" } },
    },
  );
  for (const _try of [1, 2]) {
    await page.getByLabelText("Şifre", { exact: true }).fill("Yanlis-1");
    await inDialog("Doğrula").click();
    await expect.element(page.getByLabelText("Şifre", { exact: true })).toHaveValue("");
  }
  await inDialog("Kodla doğrula").click();
  await expect.element(page.getByLabelText("Uygulamanın gösterdiği kod")).toBeVisible();
  await expect.element(dialog().getByText("Şifreniz hatalı.")).not.toBeInTheDocument();
  await page.getByLabelText("Uygulamanın gösterdiği kod").fill("123456");
  await expect.element(end()).toHaveTextContent("refused");
});

test("an empty password is not sent", async () => {
  const { asked } = await press(["password"], { data: null });
  await inDialog("Doğrula").click();
  await expect.element(dialog().getByText("Şifrenizi girin")).toBeVisible();
  expect(asked.map(({ method }) => method)).not.toContain("step_up");
});

test("closing it ends the write, and nothing more is sent", async () => {
  const { asked } = await press(["password"], { data: null });
  await inDialog("Kapat").click();
  await expect.element(end()).toHaveTextContent("refused");
  expect(asked.map(({ method }) => method)).not.toContain("step_up");
});

test("a code of the authenticator is sent once it is complete", async () => {
  const { asked, screen } = await press(
    ["password", "code"],
    { data: null },
    { two_auth_type: { data: { type: "ga" } } },
  );
  await inDialog("Kodla doğrula").click();
  await expect.element(inDialog("Şifremle doğrula")).toBeVisible();
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^Telefonunuzu eline geçiren/);
  await looksRightHere(screen.container);
  await page.getByLabelText("Code shown by the app").fill("123456");
  await expect.element(end()).toHaveTextContent("done");
  expect(asked.find(({ method }) => method === "step_up")?.data).toMatchObject({ code: "123456" });
});

test("a code by SMS is sent first, where that is the second factor", async () => {
  const answers: PageAnswers = { two_auth_type: { data: { type: "sms" } }, sms_send: { data: { expiresIn: 180 } } };
  const { asked } = await press(
    ["code"],
    (data) => (data["code"] === "123456" ? { data: null } : { refusal: "Girdiğiniz kod hatalı" }),
    answers,
  );
  await inDialog("Kod gönder").click();
  const field = page.getByLabelText("Telefonunuza gelen kod");
  await field.fill("654321");
  await expect.element(dialog().getByText("Girdiğiniz kod hatalı")).toBeVisible();
  await field.fill("123456");
  await expect.element(end()).toHaveTextContent("done");
  expect(asked.map(({ method }) => method)).not.toContain("sms_validate");
});

test("a passkey that the player does not choose is no wrong try, and another way is open", async () => {
  const get = vi.spyOn(navigator.credentials, "get").mockRejectedValue(new DOMException("", "NotAllowedError"));
  const answers: PageAnswers = {
    passkey_login_options: { data: { challenge: "AAAA", rpId: location.hostname, userVerification: "required" } },
  };
  const { screen, asked } = await press(["password", "passkey"], { data: null }, answers);
  await inDialog("Geçiş anahtarımla doğrula").click();
  for (const presses of [1, 2, 3]) {
    await inDialog("Geçiş anahtarını kullan").click();
    await expect.poll(() => get.mock.calls.length).toBe(presses);
    await expect.element(dialog().getByText(/^Geçiş anahtarıyla doğrulama tamamlanmadı/)).toBeVisible();
  }
  await looksRightHere(screen.container);
  expect(asked.map(({ method }) => method)).not.toContain("step_up");
  await page.getByRole("button", { name: "Confirm with my password" }).click();
  await page.getByLabelText("Password", { exact: true }).fill("Biber-8");
  await page.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect.element(end()).toHaveTextContent("done");
});

test("without a network it says so, keeps the password, and goes on later", async () => {
  let isLost = true;
  await press(["password"], () => (isLost ? "offline" : { data: null }));
  await page.getByLabelText("Şifre", { exact: true }).fill("Biber-8");
  await inDialog("Doğrula").click();
  await expect.element(dialog().getByRole("alert")).toBeVisible();
  await expect.element(page.getByLabelText("Şifre", { exact: true })).toHaveValue("Biber-8");
  isLost = false;
  await inDialog("Doğrula").click();
  await expect.element(end()).toHaveTextContent("done");
});
