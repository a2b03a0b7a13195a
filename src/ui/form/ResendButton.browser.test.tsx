import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { ResendButton } from "./ResendButton.tsx";

afterEach(() => void vi.useRealTimers());

test("keeps the focus while it counts down, sends and counts down again, and ignores presses then", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  i18n.loadAndActivate({ locale: "tr", messages: {} });
  const press = vi.fn<() => void>();
  const resend = (until: number, busy = false) => (
    <I18nProvider i18n={i18n}>
      <ResendButton until={until} busy={busy} onPress={press} />
    </I18nProvider>
  );
  const screen = await render(resend(Date.now() + 180_000));
  const button = screen.getByRole("button");
  expect(button.element().textContent).toBe("Yeni kod iste (3:00)");
  button.element().focus();
  await userEvent.keyboard("{Enter}");
  expect(press).not.toHaveBeenCalled();
  vi.advanceTimersByTime(180_000);
  await expect.element(button).not.toHaveTextContent("(");
  await userEvent.keyboard("{Enter}");
  expect(press).toHaveBeenCalledOnce();
  await screen.rerender(resend(0, true));
  await userEvent.keyboard("{Enter}");
  // Between two ticks.
  vi.setSystemTime(Date.now() + 500);
  await screen.rerender(resend(Date.now() + 60_000));
  expect(button.element().textContent).toBe("Yeni kod iste (1:00)");
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(press).toHaveBeenCalledOnce();
});
