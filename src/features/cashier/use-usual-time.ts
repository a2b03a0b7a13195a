import { useRead } from "../../api/use-read.ts";
import type { CashDirection, SingleCashMethod } from "../../contract/cash-method.ts";
import { methodsOptions } from "./cashier-queries.ts";
import { singleMethods } from "./methods.ts";

/** A method by its id, or by its name where only the history tells of it. */
export interface NamedMethod {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
}

/** Returns a function that says how long the transfers by a method usually take, if the operator says it. */
export function useUsualTime(
  direction: CashDirection,
  settings: { readonly enabled?: boolean } = {},
): (method: NamedMethod) => SingleCashMethod["usual"] {
  const methods = useRead(methodsOptions(direction), settings).data?.methods_list ?? [];
  return (wanted) =>
    singleMethods(methods).find(({ id, name }) => (wanted.id === undefined ? name === wanted.name : id === wanted.id))
      ?.usual;
}
