import { declareCall } from "./declaration.ts";
import { noData, nothing } from "./values.ts";

/** A refusal means that the site is under maintenance. */
export const maintenanceCheckStatus = declareCall({
  class: "maintenance",
  method: "check_status",
  access: "public",
  cache: "never",
  effect: "read",
  background: true,
  request: noData,
  answer: nothing,
});
