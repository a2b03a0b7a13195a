import { beforeEach, expect, test } from "vitest";
import { messages } from "../contract/envelope.ts";
import { refusalText } from "./refusal-text.ts";
import { speakEnglish } from "../testing/english-texts.ts";

beforeEach(speakEnglish);

test.each(Object.values(messages))("%s is not told in Turkish on an English page", (message) => {
  expect(refusalText({ kind: "refused", message })).not.toMatch(/[çğıöşü]|Kayıt|Oturum/i);
});

test("what the operator says in its own words stays", () => {
  expect(refusalText({ kind: "refused", message: "The bank is closed" })).toBe("The bank is closed");
  expect(refusalText({ kind: "offline", sent: false })).toBe("");
  expect(refusalText(undefined)).toBe("");
});
