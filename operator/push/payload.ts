import type { Selectable } from "kysely";
import type { DeclarativePushMessage, PushMessage } from "../../src/contract/push.ts";
import type { PushMessageTable, PushSubscriptionTable } from "../database/schema/push.ts";
import { inLanguage } from "../dispatch/language.ts";

/**
 * A message's JSON, as Declarative Web Push: browsers that know it show it themselves, others hand it to the service
 * worker.
 */
export function payloadOf(
  { id, kind, title, body, url, tag }: Omit<Selectable<PushMessageTable>, "created_at">,
  { language, site_origin }: Pick<Selectable<PushSubscriptionTable>, "language" | "site_origin">,
): string {
  const data: PushMessage = {
    id,
    kind,
    title: inLanguage(title, language),
    body: inLanguage(body, language),
    url,
    ...(tag !== null && { tag }),
  };
  const message: DeclarativePushMessage = {
    web_push: 8030,
    notification: {
      title: data.title,
      body: data.body,
      navigate: new URL(url, site_origin).href,
      lang: language,
      ...(tag !== null && { tag }),
      data,
    },
  };
  return JSON.stringify(message);
}
