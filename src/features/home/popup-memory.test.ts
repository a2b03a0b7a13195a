import { expect, test } from "vitest";
import { wrapStorage } from "../../lib/storage.ts";
import { popupIsDue, rememberPopup } from "./popup-memory.ts";

function forbidden(): Storage {
  throw new DOMException("Storage is forbidden", "SecurityError");
}

test("a visit has its popup once", () => {
  const visit = wrapStorage(forbidden);
  expect(popupIsDue(visit)).toBe(true);
  rememberPopup(visit);
  expect(popupIsDue(visit)).toBe(false);
});

test("the next visit has its own", () => {
  rememberPopup(wrapStorage(forbidden));
  expect(popupIsDue(wrapStorage(forbidden))).toBe(true);
});
