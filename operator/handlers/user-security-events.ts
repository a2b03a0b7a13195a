import type { userSecurityEvents } from "../../src/contract/user-security-events.ts";
import type { Handler, HandlerTable } from "../dispatch/handler.ts";
import { wholeList } from "../dispatch/paging.ts";
import { signedIn } from "../dispatch/refusal.ts";
import { networkOf } from "../throttle/network.ts";
import { texts } from "../texts/texts.ts";

const shown = 20;

const securityEvents: Handler<typeof userSecurityEvents> = async (_data, context) => {
  const { db, caller, language } = context;
  const here = networkOf(caller.ip);
  const events = await db
    .selectFrom("security_event")
    .selectAll()
    .where("player_id", "=", signedIn(context).playerId)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(shown)
    .execute();
  return wholeList(
    events.map(({ id, kind, made_by, at, times, device, network }) => ({
      id,
      kind,
      at: at.toISOString(),
      times,
      ...(made_by === "player" && { device: device ?? texts.sessions.unknownDevice[language] }),
      ...(network !== null && { network, sameNetwork: network === here }),
    })),
  );
};

export const userSecurityEventsHandlers = {
  "user/security_events": securityEvents,
} satisfies Partial<HandlerTable>;
