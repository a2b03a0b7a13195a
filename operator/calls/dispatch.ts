import * as v from "valibot";
import { type AnyCall, type CachePolicy, nameOf } from "../../src/contract/declaration.ts";
import { messages } from "../../src/contract/envelope.ts";
import { allCalls } from "../../src/contract/registry.ts";
import { cleanData } from "../../src/lib/typed-text.ts";
import { isUnderMaintenance } from "../database/maintenance.ts";
import { defaultRaiseAfterHours, type Operator } from "./operator.ts";
import { authenticate } from "../identity/sign-in.ts";
import type { Caller, Session } from "../core/session.ts";
import { networkOf } from "../identity/rate-limits.ts";
import { type AnswerEnvelope, refused, success } from "./envelope.ts";
import type { CallContext, Handler, PreparedHandler } from "../core/call-context.ts";
import { handlers } from "./all-calls.ts";
import { answerOnce, type CarryOut } from "./idempotency.ts";
import { languageOf } from "../lib/language.ts";
import { anonymousUser, badRequest, Refusal } from "../core/refusal.ts";
import { defaultSiteId } from "../core/site-settings.ts";
import { texts } from "../texts/texts.ts";

const callsByName = new Map<string, AnyCall>(allCalls.map((call) => [nameOf(call), call]));

export interface Dispatched {
  readonly envelope: AnswerEnvelope;
  /** How long a client may cache this answer. Never set for refusals or a player's own data. */
  readonly cache: CachePolicy;
}

const requestEnvelope = v.object({
  api: v.object({ class: v.string(), method: v.string() }),
  data: v.nullish(v.record(v.string(), v.unknown()), {}),
  user: v.optional(v.unknown()),
});

/** The dependencies of calls. Without `blocks` every caller is anonymous. */
export type Dispatching = Pick<Operator, "db" | "now"> &
  Partial<Pick<Operator, "blocks" | "config" | "providerOrigin" | "raiseAfterHours" | "isPushService">>;

const somebody: Caller = { ip: "0.0.0.0", userAgent: "", origin: "http://localhost" };

/** The request headers that matter to a call. */
export interface SentHeaders {
  /** The header `Idempotency-Key`. Calls that do not accept it ignore it. */
  readonly idempotencyKey?: string | undefined;
}

/**
 * Answers the JSON body of a product call. Refusals of the contract are returned as answers. Only a fault of the
 * operator itself throws.
 */
export async function dispatch(
  body: unknown,
  operator: Dispatching,
  caller = somebody,
  headers: SentHeaders = {},
): Promise<Dispatched> {
  try {
    const request = v.safeParse(requestEnvelope, body);
    if (!request.success) throw badRequest("tr", describe(request.issues));
    const { api, data, user } = request.output;
    const context: CallContext = {
      db: operator.db,
      now: operator.now(),
      language: languageOf(data?.Lang),
      caller,
      providerOrigin: operator.providerOrigin,
      siteOrigin: operator.config?.siteOrigin ?? caller.origin,
      siteId: operator.config?.siteId ?? defaultSiteId,
      raiseAfterHours: operator.raiseAfterHours ?? defaultRaiseAfterHours,
      brand: operator.config?.brand.name ?? "",
      isPushService: operator.isPushService,
      session: undefined,
    };
    const sender = { network: networkOf(caller.ip), now: context.now };
    operator.blocks?.admit(user, sender);
    if (api.class !== "maintenance" && (await isUnderMaintenance(operator.db))) {
      throw new Refusal(messages.maintenance);
    }
    const call = findCall(api.class, api.method);
    if (!call) throw new Refusal(texts.requests.unknownCall[context.language], { code: 404 });
    const signIn = async () => {
      const session = await operator.blocks?.find(context.db, user, sender);
      return authenticate(context, session, nameOf(call));
    };
    return await answer({ call, data, headers }, context, signIn);
  } catch (error) {
    if (error instanceof Refusal) return { envelope: refused(error), cache: "never" };
    throw error;
  }
}

async function answer(
  { call, data, headers }: { readonly call: AnyCall; readonly data: unknown; readonly headers: SentHeaders },
  context: CallContext,
  signIn: () => Promise<Session | undefined>,
): Promise<Dispatched> {
  const { language } = context;
  const ofCall = call.access === "public" ? undefined : await signIn();
  if (call.access === "player" && !ofCall) throw anonymousUser(language);
  const request = v.safeParse(call.request, cleanData(data));
  if (!request.success) throw badRequest(language, describe(request.issues));
  const isPlayers = call.isPlayers?.(request.output) ?? false;
  const session = isPlayers ? await signIn() : ofCall;
  if (isPlayers && !session) throw anonymousUser(language);
  const handler = handlerOf(call);
  if (!handler) throw new Refusal(texts.requests.notOpenYet[language], { code: 501 });
  const known = { ...context, session };
  const { idempotencyKey: key } = headers;
  const once = call.idempotent === true && key !== undefined;
  const { output } = request;
  let envelope: AnswerEnvelope;
  if (typeof handler === "function") {
    const carryOut: CarryOut = async (db) => success(await handler(output, { ...known, db }));
    envelope = once ? await answerOnce(known, { call, data, key }, carryOut) : await carryOut(context.db);
  } else {
    const prepare = async (): Promise<CarryOut> => {
      const carryOut = await handler.prepare(output, known);
      return async (db) => success(await carryOut(db));
    };
    envelope = once ? await answerOnce(known, { call, data, key }, { prepare }) : await (await prepare())(context.db);
  }
  return { envelope, cache: isPlayers || !envelope.result ? "never" : call.cache };
}

/** The declaration of the call that a request names in `api`. Undefined when the contract has no such call. */
function findCall(controller: string, method: string): AnyCall | undefined {
  return callsByName.get(`${controller}/${method}`);
}

/** Each table is typed by its calls. Here the call is known only at run time, so the cast gives the general type. */
function handlerOf({ class: controller, method }: AnyCall): Handler<AnyCall> | PreparedHandler<AnyCall> | undefined {
  return handlers[`${controller}/${method}`] as ReturnType<typeof handlerOf>;
}

function describe(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues
    .slice(0, 3)
    .map((issue) => `${v.getDotPath(issue) ?? "body"}: ${issue.message}`)
    .join("; ");
}
