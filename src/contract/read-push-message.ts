import * as v from "valibot";
import { pushMessage } from "./push.ts";
import { parseJson } from "./read-answer.ts";
import { sitePath } from "../lib/site-path.ts";

/** A push message that can be shown. */
export interface ShownMessage {
  /** Undefined for a kind that this build does not know. */
  readonly kind?: v.InferOutput<typeof kinds> | undefined;
  readonly title: string;
  readonly body: string;
  /** A path of this site. */
  readonly path?: string | undefined;
  readonly tag?: string | undefined;
  readonly badge?: number | undefined;
}

/** More than push services carry. */
const longestPayload = 8_192;
const longestTitle = 120;
const longestBody = 300;

const kinds = pushMessage.entries.kind;
const { title, body, url, tag, badge } = pushMessage.entries;

/** Only the title is needed: a newer operator may send kinds and values that this build does not know. */
const lenient = v.object({
  kind: v.fallback(v.optional(kinds), undefined),
  title: v.pipe(title, v.trim(), v.nonEmpty()),
  body: v.fallback(body, ""),
  url: v.fallback(url, ""),
  tag: v.fallback(tag, undefined),
  badge: v.fallback(badge, undefined),
});

const declarative = v.object({
  web_push: v.literal(8030),
  notification: v.object({ data: v.optional(v.unknown()), navigate: v.fallback(v.string(), "") }),
});

/** Reads a payload in either form of the contract. Undefined if there is nothing in it to show. Never throws. */
export function readPushMessage(text: string, origin: string): ShownMessage | undefined {
  if (text.length > longestPayload) return undefined;
  const sent = parseJson(text);
  const outer = v.safeParse(declarative, sent);
  if (!outer.success) return shown(sent);
  const { data, navigate } = outer.output.notification;
  // The notification's own members are meant for browsers. They serve if the operator sends no data.
  const url = navigate.startsWith(`${origin}/`) ? navigate.slice(origin.length) : "";
  return shown(data) ?? shown({ ...(sent as { notification: object }).notification, url });
}

function shown(sent: unknown): ShownMessage | undefined {
  const read = v.safeParse(lenient, sent);
  if (!read.success) return undefined;
  const { kind, title, body, url, tag, badge } = read.output;
  return {
    kind,
    title: title.slice(0, longestTitle),
    body: body.slice(0, longestBody),
    path: sitePath(url),
    tag: tag?.slice(0, longestTitle),
    badge,
  };
}
