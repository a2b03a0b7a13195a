import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { errorLock, setErrorLock } from "../api/error-lock.ts";
import type { Failure } from "../api/failure.ts";
import type { WriteEnd } from "../api/write-end.ts";
import type { AnyCall } from "../contract/declaration.ts";
import { WriteProblem } from "./WriteProblem.tsx";

type End = WriteEnd<AnyCall>;

const failure: Failure = { kind: "refused", message: "Olmadı" };
const refused = (errors: Record<string, string>, afterUnknown = false): End => ({
  kind: "refused",
  failure,
  refusal: undefined,
  errors,
  afterUnknown,
});
const unsent = (of: Failure): End => ({ kind: "unsent", failure: of, afterUnknown: false });

async function open(end: End | undefined, onRetry = () => {}) {
  i18n.loadAndActivate({ locale: "tr", messages: {} });
  const screen = await render(
    <I18nProvider i18n={i18n}>
      <WriteProblem
        end={end}
        attempt={1}
        fields={["city"]}
        unknown={{ title: "Belli değil", text: <p>Geçmişe bakın.</p> }}
        onRetry={onRetry}
      >
        <a href="/help">Yardım</a>
      </WriteProblem>
    </I18nProvider>,
  );
  return { text: () => screen.container.textContent, button: screen.getByRole("button") };
}

test.each<[string, End | undefined, string]>([
  ["nothing before a press", undefined, ""],
  ["nothing once it is done", { kind: "done", success: undefined, earlier: false }, ""],
  ["a refusal of the whole, with what else the player can do", refused({}), "OlmadıYardım"],
  ["nothing here when every message is at its field", refused({ city: "Kısa" }), ""],
  [
    "messages about fields that the form does not have",
    refused({ city: "Kısa", captcha: "Robot musunuz?" }),
    "OlmadıRobot musunuz?Yardım",
  ],
  ["a refusal after an unknown outcome keeps the doubt", refused({ city: "Kısa" }, true), "OlmadıGeçmişe bakın."],
  [
    "what was not sent says so",
    unsent({ kind: "offline", sent: false }),
    "Çevrim dışısınızHiçbir şey gönderilmedi. Yeniden çevrim içi olduğunuzda tekrar deneyin.",
  ],
  [
    "an unknown outcome is not called a failure",
    { kind: "unknown", failure: undefined, repeatable: true },
    "Belli değilGeçmişe bakın.Tekrar dene",
  ],
])("%s", async (_, end, expected) => {
  const { text } = await open(end);
  expect(text()).toBe(expected);
});

test("after an HTTP 500, trying again first lifts the lock", async () => {
  const locked: boolean[] = [];
  const { button } = await open(
    unsent({ kind: "locked", sent: false }),
    vi.fn(() => locked.push(errorLock.get())),
  );
  setErrorLock();
  await button.click();
  expect(locked).toEqual([false]);
});
