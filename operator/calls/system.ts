import type { ExtensionName } from "../../src/contract/declaration.ts";
import type { systemCapabilities, systemPing } from "../../src/contract/system.ts";
import { passwordPolicy } from "../identity/passwords.ts";
import type { Handler, HandlerTable } from "../core/call-context.ts";
import { wholeList } from "../lib/paging.ts";
import { signedIn } from "../core/refusal.ts";
import { relyingPartyOf } from "../identity/passkeys.ts";
import { refreshSession } from "../identity/sessions.ts";

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
  "publicGet",
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
