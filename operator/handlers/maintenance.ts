import type { maintenanceCheckStatus } from "../../src/contract/maintenance.ts";
import { messages } from "../../src/contract/envelope.ts";
import { isUnderMaintenance } from "../database/maintenance.ts";
import type { Handler, HandlerTable } from "../dispatch/handler.ts";
import { Refusal } from "../dispatch/refusal.ts";

/** A refusal means that the site is closed (contract.md, maintenance/check_status). */
const checkStatus: Handler<typeof maintenanceCheckStatus> = async (_data, { db }) => {
  if (await isUnderMaintenance(db)) throw new Refusal(messages.maintenance);
  return { data: null };
};

export const maintenanceHandlers = {
  "maintenance/check_status": checkStatus,
} satisfies Partial<HandlerTable>;
