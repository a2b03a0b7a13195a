import * as v from "valibot";
import { declareCall } from "./declaration.ts";
import { listUnder } from "./list.ts";
import { id, money } from "./values.ts";

/** Lists the amounts that can be deposited with a method. `bankcode` is the form field of that name. */
export const envoyGetDepositAmounts = declareCall({
  class: "envoy",
  method: "getDepositAmounts",
  access: "player",
  cache: "never",
  effect: "read",
  list: true,
  request: v.object({ bankcode: id }),
  answer: listUnder("amounts", money, (amount) => amount),
});
