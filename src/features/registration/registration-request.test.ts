import { expect, test } from "vitest";
import { registrationRequest } from "./registration-request.ts";
import { emptyRegistration } from "./registration-values.ts";

const values = {
  ...emptyRegistration,
  firstName: " Işıl  Nur ",
  lastName: "Çağlayan",
  birthDate: "1990-3-5",
  nationalId: " 10000000146",
  email: " isil@test.example ",
  phone: "0532 123 45 67",
  city: "Muğla",
  address: "Deneme Sokak 2",
  username: "isil",
  password: " Biber-8 ",
  passwordConfirm: " Biber-8 ",
  promotionCode: " YAZ26 ",
  emailOptIn: true,
  rulesAccepted: true,
};

test("typed values become the contract's request; passwords are unchanged", () => {
  expect(registrationRequest(values)).toEqual({
    firstName: "Işıl Nur",
    lastName: "Çağlayan",
    birthDate: "1990-03-05",
    nationalId: "10000000146",
    country: "TR",
    city: "Muğla",
    address: "Deneme Sokak 2",
    currency: "TRY",
    email: "isil@test.example",
    phone: "+905321234567",
    username: "isil",
    password: " Biber-8 ",
    passwordConfirm: " Biber-8 ",
    promotionCode: "YAZ26",
    smsOptIn: false,
    emailOptIn: true,
    rulesAccepted: true,
  });
});

test.each([{ birthDate: "1990-2-31" }, { phone: "123" }])("a form that was not validated throws: %j", (change) => {
  expect(() => registrationRequest({ ...values, ...change })).toThrow(TypeError);
});
