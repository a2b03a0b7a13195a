import * as v from "valibot";
import { declareCall } from "./declaration.ts";
import { listUnder } from "./list.ts";
import { id, money } from "./values.ts";

/** The amounts that can be paid in with a method; `bankcode` is the form's field of that name. */
export const envoyGetDepositAmounts = declareCall({
  class: "envoy",
  method: "getDepositAmounts",
  access: "player",
  cache: "never",
  effect: "read",
  list: true,
  request: v.object({ bankcode: id }),
  answer: listUnder("amounts", money),
});
