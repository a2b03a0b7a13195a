import { type AnyCall, nameOf } from "../../src/contract/declaration.ts";
import { allCalls } from "../../src/contract/registry.ts";

const callsByName = new Map<string, AnyCall>(allCalls.map((call) => [nameOf(call), call]));

/** The declaration that a request's `api` names; undefined when the contract has no such call. */
export function findCall(controller: string, method: string): AnyCall | undefined {
  return callsByName.get(`${controller}/${method}`);
}
