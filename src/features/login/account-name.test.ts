import { expect, it } from "vitest";
import * as v from "valibot";
import { accountName, emailOrUsername, hasForeignLetters, tidyName } from "./account-name.ts";

it.each([
  ["deniz", "deniz"],
  ["  deniz\n", "deniz"],
  ["\u200bdeniz\ufeff", "deniz"],
  ["\u00a0deniz\u2003", "deniz"],
])("takes %j for %s", (typed, name) => expect(tidyName(typed)).toBe(name));

it.each([
  ["deniz", false],
  ["deniz-7_.x", false],
  ["\u200bdeniz", false],
  ["şule", true],
  ["DENİZ", true],
  ["ılgaz", true],
  ["şule@karo.example", false],
])("tells whether %j has letters that usernames cannot have: %s", (name, foreign) =>
  expect(hasForeignLetters(name)).toBe(foreign),
);

it.each([
  ["", "required"],
  [" \u200b ", "required"],
  ["x".repeat(255), "too-long"],
])("refuses %j: %s", (typed, problem) => {
  expect(v.safeParse(accountName, typed).issues?.[0]?.message).toBe(problem);
});

it.each([
  [" deniz ", { username: "deniz" }],
  ["Deniz@Karo.example ", { email: "Deniz@Karo.example" }],
])("asks for %j with one of the two", (typed, request) => {
  expect(v.parse(emailOrUsername, typed)).toEqual(request);
});

it.each(["@", "deniz@", "deniz@karo", "de niz@karo.example", "a@b@c.example"])("refuses the address %j", (typed) => {
  expect(v.safeParse(emailOrUsername, typed).issues?.[0]?.message).toBe("email");
});
