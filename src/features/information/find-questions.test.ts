import { expect, test } from "vitest";
import { findQuestions, questionsOf } from "./find-questions.ts";

const questions = questionsOf([
  { question: "Çekim ne kadar sürer?", answer: "<p>En geç <strong>24 saat</strong>.</p>" },
  { question: "Şifremi unuttum", answer: '<p><a href="/forgot-password">Sıfırlayın</a></p>' },
  { question: "IBAN nasıl eklenir?", answer: "<p>Hesaplarım sayfasında.</p>" },
]);
const found = (typed: string) => findQuestions(questions, typed).map(({ id }) => id);

test.each([
  ["cekim", ["cekim-ne-kadar-surer"]],
  ["ÇEKİM SÜRER", ["cekim-ne-kadar-surer"]],
  ["ıban", ["iban-nasil-eklenir"]],
  ["İBAN", ["iban-nasil-eklenir"]],
  ["sifirlayin", ["sifremi-unuttum"]],
  ["24 sürer", ["cekim-ne-kadar-surer"]],
  ["24 şifre", []],
])("a search ignores accents and capitals: %s", (typed, ids) => {
  expect(found(typed)).toEqual(ids);
});

test("an empty search finds all questions", () => {
  expect(found("")).toHaveLength(3);
  expect(found("   ")).toHaveLength(3);
});

test("a search does not match markup", () => {
  expect(found("href")).toEqual([]);
  expect(found("strong")).toEqual([]);
});

test("what is asked for stands above what only mentions it", () => {
  const listed = questionsOf([
    { question: "Hesabım neden kapalı?", answer: "<p>Çekim limitiniz dolmuş olabilir.</p>" },
    { question: "Çekim ne kadar sürer?", answer: "<p>En geç 24 saat.</p>" },
    { question: "Çekim limiti nedir?", answer: "<p>Bir günde çekilebilen tutar.</p>" },
  ]);
  const order = (typed: string) => findQuestions(listed, typed).map((question) => listed.indexOf(question));
  expect(order("çekim")).toEqual([1, 2, 0]);
  expect(order("çekim limit")).toEqual([2, 0]);
  expect(order("")).toEqual([0, 1, 2]);
});
