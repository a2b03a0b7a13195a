import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import { inTransaction } from "../database/in-transaction.ts";
import { notifyEverybody } from "../push/notify-everybody.ts";
import type { Localised } from "../seed/types.ts";

/** How much of a message, with its markup, is turned into plain text. */
const longestText = 20_000;

/**
 * Sends a message to all players. It appears among their notifications from `now` on, and is pushed to the browsers of
 * those who want its topic. Returns its id.
 *
 * @param message its topic is `message` unless it says otherwise. Advertising is a `promotion`.
 */
export async function sendMassMessage(
  db: Kysely<Database>,
  {
    title,
    html,
    topic = "message",
  }: { readonly title: Localised; readonly html: Localised; readonly topic?: "message" | "promotion" },
  now: Date,
): Promise<string> {
  return inTransaction(db, async (transaction) => {
    const { id } = await transaction
      .insertInto("mass_message")
      .values({ title, html, created_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    const body = { tr: plainText(html.tr), en: plainText(html.en) };
    await notifyEverybody(transaction, { kind: topic, title, body, url: "/notifications", tag: `message-${id}` }, now);
    return id;
  });
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };

/** The words of a message. A push message has no markup. */
function plainText(html: string): string {
  return html
    .slice(0, longestText)
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name] ?? "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
