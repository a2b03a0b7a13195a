import { beforeEach, expect, test } from "vitest";
import { messages } from "../contract/envelope.ts";
import type { Failure, FailureKind } from "../api/failure.ts";
import { speakEnglish } from "../testing/english-texts.ts";
import { failureWords } from "./failure-words.ts";

/** Failures of every kind, with the messages that operators send whatever the language of the page. */
const failures: Readonly<Record<FailureKind, readonly Failure[]>> = {
  refused: ["", ...Object.values(messages)].map((message) => ({ kind: "refused", message })),
  "session-expired": ["", messages.sessionExpired, messages.noPermission].map((message) => ({
    kind: "session-expired",
    message,
  })),
  "login-failed": [{ kind: "login-failed", message: messages.loginFailed }],
  "inactive-account": [{ kind: "inactive-account", message: messages.inactiveAccount }],
  "not-authorised": [{ kind: "not-authorised", message: messages.noPermission }],
  maintenance: [{ kind: "maintenance", sent: true }],
  "another-player": [{ kind: "another-player", sent: false }],
  locked: [true, false].map((sent) => ({ kind: "locked", sent })),
  offline: [true, false].map((sent) => ({ kind: "offline", sent })),
  unreachable: [true, false].map((sent) => ({ kind: "unreachable", sent })),
  malformed: [{ kind: "malformed", reason: "bakiye yok" }],
  "no-storage": [{ kind: "no-storage", sent: false }],
};

beforeEach(speakEnglish);

test.each(Object.values(failures).flat())("%j is told in English on the English site", (failure) => {
  const { title, text = "" } = failureWords(failure);
  expect(title).not.toBe("");
  expect(`${title} ${text}`).toMatch(/^[\p{ASCII}’]+$/u);
  expect(Object.values(messages).filter((message) => message !== messages.maintenance)).not.toContain(title);
});
