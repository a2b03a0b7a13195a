import { expect, test } from "vitest";
import { refusedFields } from "./refused-fields.ts";

test("messages go to their fields, in the order of the screen, and the others are not lost", () => {
  const errors = { phone: "alınmış", captcha: "Robot musunuz?", username: "alınmış", firstName: "kısa", city: " " };
  expect(refusedFields({ kind: "refused", message: "Hayır", data: { errors } })).toEqual({
    atFields: [
      { field: "firstName", message: "kısa" },
      { field: "phone", message: "alınmış" },
      { field: "username", message: "alınmış" },
    ],
    elsewhere: ["Robot musunuz?"],
  });
});

test.each([
  { kind: "refused", message: "Hayır" },
  { kind: "refused", message: "Hayır", data: { errors: "phone" } },
  { kind: "unreachable", sent: true },
] as const)("%j names no field", (failure) => {
  expect(refusedFields(failure)).toEqual({ atFields: [], elsewhere: [] });
});
