import type { ExtensionName } from "../../src/contract/declaration.ts";
import type { systemCapabilities, systemPing } from "../../src/contract/system.ts";
import type { Handler } from "../dispatch/handler.ts";
import { wholeList } from "../dispatch/paging.ts";
import { signedIn } from "../dispatch/signed-in.ts";
import { refreshSession } from "../sessions/refresh-session.ts";

/** The contract's extensions that this operator supports. */
const extensions: ExtensionName[] = ["register_confirm", "credentials", "sessions", "idempotency"];

export const capabilities: Handler<typeof systemCapabilities> = async () => wholeList([...extensions]);

/** The session lookup has decided who may ping. Recently expired sessions may, too. */
export const ping: Handler<typeof systemPing> = async (_data, context) => {
  const { db, caller, now } = context;
  return { data: await refreshSession(db, signedIn(context), caller.ip, now) };
};
