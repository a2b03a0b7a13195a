import { expect, test } from "vitest";
import { foldName, NameRegister } from "./name-register.ts";

test("names are folded as the search folds them", () => {
  expect(foldName("Şahmaran’ın Işığı")).toBe("sahmaranin isigi");
  expect(foldName("IĞDIR")).toBe(foldName("ığdır"));
  expect(foldName("Rüzgâr Gülü")).toBe("ruzgar gulu");
});

test("a name is given once, however it is written", () => {
  const register = new NameRegister();
  expect(register.take("Altın Nar")).toBe(true);
  expect(register.take("Altin Nar")).toBe(false);
  register.reserve("Uçan Halı");
  expect(register.take("Ucan Hali")).toBe(false);
});

test("a name does not say a word twice, nor too much", () => {
  const register = new NameRegister();
  expect(register.take("Balık ve Balıkçı")).toBe(false);
  expect(register.take("The Extraordinarily Long Name of a Game")).toBe(false);
});
