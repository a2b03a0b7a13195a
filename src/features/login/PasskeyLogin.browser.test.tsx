import { afterEach, expect, test, vi } from "vitest";
import { openPage, type PageAnswers } from "../../testing/open-page.tsx";
import { PasskeyLogin } from "./PasskeyLogin.tsx";

const options = (rpId: string): PageAnswers => ({
  passkey_login_options: { data: { challenge: "AAAA", rpId, userVerification: "required" } },
});
const notDone = "Geçiş anahtarıyla giriş tamamlanmadı. Tekrar deneyin veya şifrenizi yazın.";
const press = (presses: number) => <PasskeyLogin presses={presses} onBusy={() => {}} />;

afterEach(() => void vi.restoreAllMocks());

test("the browser refuses options for another site; nothing is sent, and the page suggests the password", async () => {
  const { screen, asked } = await openPage(press(1), options("evil.example"));
  await expect.element(screen.getByText(notDone)).toBeVisible();
  expect(asked.map(({ method }) => method)).not.toContain("passkey_login");
});

test("a cancelled dialog is reported once, and another press opens it again", async () => {
  const get = vi.spyOn(navigator.credentials, "get").mockRejectedValue(new DOMException("", "NotAllowedError"));
  const { screen, asked, show } = await openPage(press(1), options(location.hostname));
  await expect.element(screen.getByText(notDone)).toBeVisible();
  const before = get.mock.calls.length;
  await show(press(2));
  await expect.poll(() => get.mock.calls.length).toBeGreaterThan(before);
  await expect.element(screen.getByText(notDone)).toBeVisible();
  expect(asked.map(({ method }) => method)).not.toContain("passkey_login");
});

test("an operator that does not answer is reported as such, not as a cancelled dialog", async () => {
  const { screen } = await openPage(press(1), { passkey_login_options: { status: 502 } });
  await expect.element(screen.getByRole("alert")).toBeVisible();
  await expect.element(screen.getByText(notDone)).not.toBeInTheDocument();
});
