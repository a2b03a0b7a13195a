import { expect, test } from "vitest";
import { createMask } from "./mask.ts";

test("what is told to be secret, by value and by the names of fields", () => {
  const { hide, clean } = createMask();
  hide("Deneme-1");
  hide("12");
  const text = `{"password":"other","sid":"s-1","currentPassword":"a\\"b","amount":"12.00","gasecret":"JBSW"} Deneme-1 ${"Ab3/".repeat(30)}==`;
  expect(clean(text)).toBe(
    `{"password":"••••","sid":"••••","currentPassword":"••••","amount":"12.00","gasecret":"••••"} •••• ••••`,
  );
});
