import type { ExtensionName } from "../../src/contract/declaration.ts";
import type { systemCapabilities, systemPing } from "../../src/contract/system.ts";
import { passwordPolicy } from "../accounts/password-hash.ts";
import type { Handler, HandlerTable } from "../dispatch/handler.ts";
import { wholeList } from "../dispatch/paging.ts";
import { signedIn } from "../dispatch/refusal.ts";
import { relyingPartyOf } from "../passkeys/passkeys.ts";
import { refreshSession } from "../sessions/open-session.ts";

/** The contract's extensions that this operator supports. */
export const supportedExtensions: ExtensionName[] = [
  "register_confirm",
  "credentials",
  "sessions",
  "passkeys",
  "stepUp",
  "securityEvents",
  "idempotency",
  "push",
  "statement",
  "bonus",
  "limits",
  "eligibility",
  "sums",
];

/** Passkeys need a site with a domain: there are none at an address such as `http://127.0.0.1`. */
const capabilities: Handler<typeof systemCapabilities> = async (_data, context) =>
  wholeList([
    ...supportedExtensions.filter((name) => name !== "passkeys" || relyingPartyOf(context) !== undefined),
    { name: "password", ...passwordPolicy },
  ]);

/** The session lookup has already decided whether the session may ping, which includes recently expired ones. */
const ping: Handler<typeof systemPing> = async (_data, context) => {
  const { db, caller, now } = context;
  return { data: await refreshSession(db, signedIn(context), caller.ip, now) };
};

export const systemHandlers = {
  "system/capabilities": capabilities,
  "system/ping": ping,
} satisfies Partial<HandlerTable>;
