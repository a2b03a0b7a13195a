import { describe, expect, it } from "vitest";
import { emailKey, nationalIdKey, usernameKey } from "./accounts.ts";
import * as rules from "./field-rules.ts";
import { newPasswordProblem, passwordProblem } from "./passwords.ts";

const now = new Date("2026-03-14T22:30:00Z"); // already 15 March for the operator

describe("the rules of a field", () => {
  it.each(["deniz", "Deniz_1990", "a.b-c", "  deniz "])("take the username %j", (name) => {
    expect(rules.usernameProblem(name)).toBeUndefined();
  });

  it.each(["şenol", "IŞIK", "DENİZ", "abc", "1deniz", "deniz kaya", "deniz@x", "d".repeat(21), "denız", "dеniz"])(
    "refuse the username %j",
    (name) => expect(rules.usernameProblem(name)).toBe("username"),
  );

  it.each(["DENİZ", "DENIZ", "denız", " Deniz ", "ＤＥＮＩＺ"])("find deniz when %j is typed", (typed) => {
    expect(usernameKey(typed)).toBe("deniz");
  });

  it("fold addresses as codes, not as Turkish", () => {
    expect(emailKey(" IRMAK@Example.COM ")).toBe("irmak@example.com");
  });

  it.each([
    ["deniz@example.com", undefined],
    ["deniz.kaya+karo@posta.example.com.tr", undefined],
    ["", "required"],
    ["deniz", "email"],
    ["deniz@example", "email"],
    ["deniz@@example.com", "email"],
    ["deniz@exa mple.com", "email"],
    ["şenol@example.com", "email"],
    ["deniz@example.com\r\nbcc: x@example.com", "email"],
    [`${"d".repeat(250)}@example.com`, "email"],
    [`a@${"a-".repeat(120)}`, "email"],
  ])("check the address %j: %s", (address, problem) => {
    expect(rules.emailProblem(address)).toBe(problem);
  });

  it.each([
    ["2008-03-15", undefined],
    ["2008-03-16", "tooYoung"],
    ["2030-01-01", "tooYoung"],
    ["1899-12-31", "birthDate"],
    ["2001-02-31", "birthDate"],
    ["2000-13-01", "birthDate"],
    ["", "birthDate"],
  ])("check the birth date %j on the operator's day: %s", (day, problem) => {
    expect(rules.birthDateProblem(day, now)).toBe(problem);
  });

  it("make a person born on 29 February an adult on 1 March", () => {
    const at = (day: string) => rules.birthDateProblem("2008-02-29", new Date(`${day}T12:00:00+03:00`));
    expect(at("2026-02-28")).toBe("tooYoung");
    expect(at("2026-03-01")).toBeUndefined();
  });

  it.each([
    ["TR", undefined],
    ["DE", undefined],
    ["XX", "country"],
    ["tr", "country"],
    ["TUR", "country"],
    ["", "required"],
  ])("check the country %j: %s", (country, problem) => {
    expect(rules.countryProblem(country)).toBe(problem);
  });

  it.each([
    ["10000000146", "TR", undefined],
    ["10000000147", "TR", "nationalId"],
    ["C01X0006H", "TR", "nationalId"],
    ["C01X0006H", "DE", undefined],
    ["10000000147", "NL", undefined],
    ["u 12345-678", "AZ", undefined],
    ["1234", "DE", "documentNumber"],
    ["<C01X0006>", "DE", "documentNumber"],
    ["x".repeat(31), "DE", "documentNumber"],
    [" ", "DE", "required"],
  ])("check the identity number %j of %s: %s", (number, country, problem) => {
    expect(rules.nationalIdProblem(number, country)).toBe(problem);
  });

  it.each(["C01X0006H", " c01x0006h ", "C01-X0006 H"])("recognise an identity card as %j", (number) => {
    expect(nationalIdKey(number)).toBe("C01X0006H");
  });

  it.each([
    ["Ayşe Nur", undefined],
    ["O'Neill-Şahin", undefined],
    ["  ", "required"],
    ["<b>", "name"],
    ["Deniz1", "name"],
    ["a".repeat(61), "tooLong"],
  ])("check the name %j: %s", (name, problem) => {
    expect(rules.nameProblem(name)).toBe(problem);
  });

  it.each([
    ["Zencefil1", undefined],
    ["Çilekler-9", undefined],
    ["", "required"],
    ["Ab1", "passwordTooShort"],
    ["Ab1😀😀", "passwordTooShort"],
    ["Abcde-1", "passwordTooShort"],
    ["abcdefg1", "passwordWithoutCapital"],
    ["Abcdefgh", "passwordWithoutDigit"],
    ["Password1", "passwordTooCommon"],
    ["1QAZ2WSX", "passwordTooCommon"],
    ["Pâsswörd1", "passwordTooCommon"],
    ["ILOVEYOU1", "passwordTooCommon"],
    ["ıLOVEYOU1", "passwordTooCommon"],
    [`A1${"x".repeat(200)}`, "tooLong"],
  ])("check the password %j: %s", (password, problem) => {
    expect(passwordProblem(password)).toBe(problem);
  });

  it("require a new password twice", () => {
    expect(newPasswordProblem({ password: "Çilekler-1", passwordConfirm: "Çilekler-2" })).toBe("passwordsDiffer");
    expect(newPasswordProblem({ password: "Çilekler-1", passwordConfirm: "Çilekler-1" })).toBeUndefined();
  });
});
