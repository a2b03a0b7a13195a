import * as v from "valibot";
import { expect, test } from "vitest";
import { cashMethod, type CashMethod } from "../../contract/cash-method.ts";
import { parseReporting } from "../../contract/list.ts";
import { financeListCashMethodsNew } from "../../contract/finance.ts";
import { arrange, searchMethods, singleMethods, withFavourite } from "./methods.ts";

const single = (id: string | number, more: object = {}) => ({
  id,
  name: `Yöntem ${id}`,
  logo: "",
  type: "single",
  isFavorite: 0,
  min: "10.00",
  max: "20.00",
  transferType: 1,
  ...more,
});
const group = (id: string | number, ...methods: object[]) => ({
  id,
  name: `Grup ${id}`,
  logo: "",
  type: "group",
  methods,
});
const read = (...methods: object[]): CashMethod[] => methods.map((method) => v.parse(cashMethod, method));

test("methods in groups can be chosen, each method once", () => {
  const methods = read(single(1), group(30, single(31), single("32")), single("31"));
  expect(singleMethods(methods).map(({ id }) => id)).toEqual(["1", "31", "32"]);
});

test("a nested group is dropped, and its group keeps the others", () => {
  const sent = { methods_list: [group(30, group(40, single(41)), single(31)), { id: 50, type: "bundle" }] };
  const { parsed, dropped } = parseReporting(financeListCashMethodsNew.answer, sent);
  const methods = parsed.success ? (parsed.output as { methods_list: CashMethod[] }).methods_list : [];
  expect(singleMethods(methods).map(({ id }) => id)).toEqual(["31"]);
  expect(dropped).toHaveLength(2);
});

test("in a group only the favourite's mark changes", () => {
  const methods = read(single(1), group(30, single(31), single(32, { isFavorite: "1" })));
  const marks = (list: readonly CashMethod[]) => singleMethods(list).map(({ isFavorite }) => isFavorite);
  expect(marks(withFavourite(methods, "31", true))).toEqual([false, true, true]);
  expect(marks(withFavourite(methods, "32", false))).toEqual([false, false, false]);
  // The group's own id is not the id of a method.
  expect(marks(withFavourite(methods, "30", true))).toEqual([false, false, true]);
  expect(marks(methods)).toEqual([false, false, true]);
});

test("the last used, favourite and highlighted methods come first", () => {
  const methods = read(
    single(1),
    single(2),
    group(30, single(31), single(32)),
    single(4, { isFavorite: 1 }),
    single(5),
    group(60),
  );
  const { first, all } = arrange(methods, { highlighted: [{ id: "2" }, { id: "4" }, { id: "9" }], lastUsed: "32" });
  expect(first.map(({ id }) => id)).toEqual(["32", "4", "2"]);
  expect(all.map(({ id }) => id)).toEqual(["1", "2", "30", "4", "5"]);
});

test("with few methods none is put first, and methods no longer offered never are", () => {
  expect(arrange(read(single(1), single(2)), { highlighted: [{ id: "1" }], lastUsed: "2" }).first).toEqual([]);
  const five = read(...[1, 2, 3, 4, 5].map((id) => single(id)));
  expect(arrange(five, { highlighted: [], lastUsed: "77" }).first).toEqual([]);
});

test("what cannot be used now comes last, also within its group, and is never put first", () => {
  const disabled = { code: "bonus", message: "Bonusunuz var." };
  const methods = read(
    single(1, { disabled, isFavorite: 1 }),
    group(20, single(21, { disabled }), single(22, { disabled })),
    group(30, single(31, { disabled }), single(32)),
    ...[4, 5, 6, 7].map((id) => single(id)),
  );
  const { first, all } = arrange(methods, { highlighted: [{ id: "31" }, { id: "7" }], lastUsed: "1" });
  expect(first.map(({ id }) => id)).toEqual(["7"]);
  expect(all.map(({ id }) => id)).toEqual(["30", "4", "5", "6", "7", "1", "20"]);
  expect(singleMethods(all.slice(0, 1)).map(({ id }) => id)).toEqual(["32", "31"]);
});

test.each([
  ["ÇINAR", ["31"]],
  ["cınar cep", ["31"]],
  ["havale", ["21", "31", "32"]],
  ["  ", ["21", "31", "32"]],
  ["yok", []],
])("%j finds %j", (query, ids) => {
  const phone = {
    ...group(30, single(31, { name: "Çınar Cep" }), single(32, { name: "Poyraz Cep" })),
    name: "Cep havalesi",
  };
  const methods = read(single(21, { name: "Havale / EFT" }), phone);
  expect(searchMethods(methods, query).map(({ id }) => id)).toEqual(ids);
});
