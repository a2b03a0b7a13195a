import type { ExtensionName } from "../../src/contract/declaration.ts";
import type { systemCapabilities, systemPing } from "../../src/contract/system.ts";
import type { Handler } from "../dispatch/handler.ts";
import { wholeList } from "../dispatch/paging.ts";
import { signedIn } from "../dispatch/signed-in.ts";
import { refreshSession } from "../sessions/refresh-session.ts";

/** The extensions of the contract that this operator has. */
const extensions: ExtensionName[] = ["register_confirm", "credentials", "sessions", "idempotency"];

export const capabilities: Handler<typeof systemCapabilities> = async () => wholeList([...extensions]);

/** Who may ping was decided when the session was looked up: also one that expired a while ago. */
export const ping: Handler<typeof systemPing> = async (_data, context) => {
  const { db, caller, now } = context;
  return { data: await refreshSession(db, signedIn(context), caller.ip, now) };
};
