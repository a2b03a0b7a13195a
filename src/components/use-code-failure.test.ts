import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import type { Failure } from "../api/failure.ts";
import { speakEnglish } from "../testing/english-texts.ts";
import { useCodeFailure } from "./use-code-failure.ts";

const turkish = "Girdiğiniz kod hatalı";
const ours = "The code you entered is incorrect";

/** What the player is told about a failure of a call about codes. */
function toldOf(failure: Failure): string {
  function Form() {
    const said = useCodeFailure()(failure, ours);
    return "message" in said && said.message;
  }
  return renderToStaticMarkup(createElement(I18nProvider, { i18n }, createElement(Form)));
}

beforeEach(speakEnglish);

test.each([
  [{ kind: "refused", message: turkish }, ours],
  [{ kind: "refused", message: turkish, stepUp: ["password"] }, "For your security, confirm first that it is you."],
  [{ kind: "refused", message: turkish, code: 429 }, "Too many attempts. Try again later."],
  [
    { kind: "refused", message: turkish, code: 429, retryAfterMs: 60_000 },
    "Too many attempts. Try again in about 1 minute.",
  ],
  [
    { kind: "refused", message: turkish, code: 429, retryAfterMs: 90_000 },
    "Too many attempts. Try again in about 2 minutes.",
  ],
  // The kind has words of its own.
  [{ kind: "session-expired", message: turkish }, ""],
] satisfies [Failure, string][])("the Turkish message of %j becomes %j", (failure, told) => {
  expect(toldOf(failure)).toBe(told);
});
