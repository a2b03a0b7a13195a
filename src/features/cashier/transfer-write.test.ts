import * as v from "valibot";
import { expect, test } from "vitest";
import { cashDirections } from "../../contract/cash-method.ts";
import { nameOf } from "../../contract/declaration.ts";
import { transferCall, transferRequest } from "./transfer-write.ts";

const wish = {
  direction: cashDirections.deposit,
  method: { id: "21", transferType: "1" },
  amount: "250.00",
  values: {},
} as const;

test.each([
  [cashDirections.deposit, "1", "finance/save_bank_transfer"],
  [cashDirections.deposit, "3", "finance/save_cep_bank_transfer"],
  [cashDirections.deposit, "7", "prepayServices/processTransaction"],
  [cashDirections.withdraw, "1", "prepayServices/processTransaction"],
  [cashDirections.withdraw, "3", "prepayServices/processTransaction"],
] as const)("direction %i of transfer type %s goes to %s", (direction, transferType, name) => {
  const method = { id: "21", transferType };
  const call = transferCall(direction, method);
  expect(nameOf(call)).toBe(name);
  expect(v.is(call.request, transferRequest({ ...wish, direction, method }))).toBe(true);
});

test("neither the type nor an empty value is sent", () => {
  const data = transferRequest({ ...wish, values: { branch: "", bank: "2" } });
  expect(data).toEqual({ methodID: "21", amount: "250.00", bank: "2" });
});

test("a field of the form cannot replace method, amount or direction", () => {
  const values = { methodID: "99", amount: "9.00", Type: "2" };
  const data = transferRequest({ ...wish, method: { id: "60", transferType: "7" }, values });
  expect(data).toEqual({ methodID: "60", amount: "250.00", Type: 1 });
});
