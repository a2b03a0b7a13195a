import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { PasswordField } from "./PasswordField.tsx";
import { TextField } from "./TextField.tsx";

const hidden = "\u200eTR\u00a033\u2060\ufe0f";

function Fields() {
  const [text, setText] = useState("");
  return (
    <I18nProvider i18n={setupI18n({ locale: "tr", messages: { tr: {} } })}>
      <TextField label="Metin" value={text} onChange={({ target }) => setText(target.value)} />
      <PasswordField label="Parola" autoComplete="new-password" />
    </I18nProvider>
  );
}

test("a field loses the marks of a pasted text that nobody sees, and the caret keeps its place", async () => {
  const screen = await render(<Fields />);
  const field = screen.getByLabelText("Metin");
  await field.fill(hidden);
  await expect.element(field).toHaveValue("TR 33");
  const input = field.element() as HTMLInputElement;
  input.setSelectionRange(2, 2);
  await userEvent.keyboard("\u200b0");
  await expect.element(field).toHaveValue("TR0 33");
  expect(input.selectionStart).toBe(3);
});

test("a password is taken as it is typed", async () => {
  const screen = await render(<Fields />);
  const field = screen.getByLabelText("Parola", { exact: true });
  await field.fill(hidden);
  await expect.element(field).toHaveValue(hidden);
});
