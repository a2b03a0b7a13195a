import type { crmListMassMessages } from "../../src/contract/crm.ts";
import type { Handler } from "../dispatch/handler.ts";
import { inLanguage } from "../dispatch/language.ts";
import { capPage, pageOf } from "../dispatch/paging.ts";

const mostMessages = 100;

/** The messages to all players, the newest first. */
export const listMassMessages: Handler<typeof crmListMassMessages> = async (
  data,
  { db, now, language },
) => {
  const sent = await db
    .selectFrom("mass_message")
    .selectAll()
    .where("created_at", "<=", now)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return pageOf(
    sent.map(({ id, title, html, created_at }) => ({
      id,
      title: inLanguage(title, language),
      Text: inLanguage(html, language),
      createdAt: created_at.toISOString(),
    })),
    capPage(data, mostMessages),
  );
};
