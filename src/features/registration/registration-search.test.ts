import * as v from "valibot";
import { expect, test } from "vitest";
import { registrationSearch } from "./registration-search.ts";

test.each([
  [{}, {}],
  [{ code: "HOSGELDIN" }, { code: "HOSGELDIN" }],
  [{ promo: " YAZ26 " }, { code: "YAZ26" }],
  [
    { promotionCode: 2026, step: 2 },
    { code: "2026", step: 2 },
  ],
  [{ code: "BIR", promo: "IKI" }, { code: "BIR" }],
  [{ code: "", step: 1 }, {}],
  [{ code: { a: 1 }, step: "3", utm: "x" }, {}],
])("the address %j gives %j", (address, search) => {
  expect(v.parse(registrationSearch, address)).toEqual(search);
});
