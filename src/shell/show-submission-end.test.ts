import { i18n } from "@lingui/core";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Failure } from "../api/failure.ts";
import type { ToastSettings } from "../api/use-submission.ts";
import { linkSession } from "../api/session-link.ts";
import { dismissToast, toastStore } from "../ui/toast.ts";
import { showSubmissionEnd } from "./show-refusal.ts";

beforeEach(() => {
  vi.useFakeTimers();
  i18n.loadAndActivate({ locale: "tr", messages: {} });
});
afterEach(() => {
  for (const { id } of toastStore.get()) dismissToast(id);
  vi.useRealTimers();
  linkSession({});
});

const offline: Failure = { kind: "offline", sent: false };
const refused: Failure = { kind: "refused", message: "Bakiye yetersiz" };
const says = (settings: ToastSettings, end: { kind: string; failure?: Failure }, player?: string) => {
  showSubmissionEnd(settings, { data: {}, player }, end);
  return toastStore
    .get()
    .map(({ tone, text, durationMs }) => `${tone}: ${text}${durationMs === undefined ? "" : ` (${durationMs})`}`);
};

test.each<[string, ToastSettings, { kind: string; failure?: Failure }, string[]]>([
  ["what is done has the operation's own text", {}, { kind: "done" }, ["positive: İşlem Başarılı"]],
  ["or the call's", { done: { text: "Eklendi", durationMs: 1000 } }, { kind: "done" }, ["positive: Eklendi (1000)"]],
  ["or none", { done: null }, { kind: "done" }, []],
  ["or one that is known only then", { done: () => ({ text: "Sonra" }) }, { kind: "done" }, ["positive: Sonra"]],
  ["or none then", { done: () => null }, { kind: "done" }, []],
  [
    "a refusal is told in the operator's words",
    {},
    { kind: "refused", failure: refused },
    ["negative: Bakiye yetersiz"],
  ],
  [
    "what was not sent says so",
    {},
    { kind: "unsent", failure: offline },
    ["negative: Çevrim dışısınız. Hiçbir şey gönderilmedi. Yeniden çevrim içi olduğunuzda tekrar deneyin."],
  ],
  ["the error lock has its own toast", {}, { kind: "unsent", failure: { kind: "locked", sent: false } }, []],
  [
    "an unknown outcome is not called a failure",
    {},
    { kind: "unknown" },
    ["info: Yanıt alınamadı. İşlemin yapılıp yapılmadığı belli değil. (5000)"],
  ],
  ["a form shows its problems itself", { problems: "screen" }, { kind: "refused", failure: refused }, []],
])("%s", (_, settings, end, toasts) => {
  expect(says(settings, end)).toEqual(toasts);
});

test("the result of a signed-out player's write shows no toast", () => {
  linkSession({ playerId: () => "ilgaz" });
  expect(says({}, { kind: "refused", failure: refused }, "deniz")).toEqual([]);
  expect(says({}, { kind: "done" }, "ilgaz")).toEqual(["positive: İşlem Başarılı"]);
});
