import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { useState } from "react";
import { onlineManager } from "@tanstack/react-query";
import { expect, onTestFinished, test } from "vitest";
import { render } from "vitest-browser-react";
import { SubmitButton } from "./SubmitButton.tsx";

function FormWithLateError({ onSubmit }: { onSubmit: () => void }) {
  const [wrong, setWrong] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <input aria-label="Tutar" onBlur={() => setWrong(true)} />
      {wrong && <p style={{ blockSize: "10rem" }}>Bu alan zorunludur</p>}
      <SubmitButton pending={false} pendingLabel="Gönderiliyor…">
        Gönder
      </SubmitButton>
    </form>
  );
}

test("a press counts although the field that it leaves moves the button away", async () => {
  let submitted = 0;
  const screen = await render(
    <I18nProvider i18n={setupI18n({ locale: "tr", messages: { tr: {} } })}>
      <FormWithLateError onSubmit={() => (submitted += 1)} />
    </I18nProvider>,
  );
  await screen.getByLabelText("Tutar").click();
  const button = screen.getByRole("button", { name: "Gönder" });
  await button.click();
  await expect.element(screen.getByText("Bu alan zorunludur")).toBeVisible();
  expect(submitted).toBe(1);
  await expect.element(button).toHaveFocus();
});

test("without a network a form says so below its button, and takes a press all the same", async () => {
  let submitted = 0;
  onTestFinished(() => onlineManager.setOnline(true));
  const screen = await render(
    <I18nProvider i18n={setupI18n({ locale: "tr", messages: { tr: {} } })}>
      <FormWithLateError onSubmit={() => (submitted += 1)} />
    </I18nProvider>,
  );
  const reason = screen.getByText("Çevrim dışısınız. Yeniden çevrim içi olduğunuzda gönderebilirsiniz.");
  expect(reason.query()).toBeNull();
  onlineManager.setOnline(false);
  await expect.element(reason).toBeVisible();
  await screen.getByRole("button", { name: "Gönder" }).click();
  expect(submitted).toBe(1);
  onlineManager.setOnline(true);
  await expect.element(reason).not.toBeInTheDocument();
});
