import type { crmListMassMessages } from "../../src/contract/crm.ts";
import type { Handler, HandlerTable } from "../core/call-context.ts";
import { inLanguage } from "../lib/language.ts";
import { capPage } from "../lib/paging.ts";

const mostMessages = 100;

/** The messages to all players, the latest first. */
const listMassMessages: Handler<typeof crmListMassMessages> = async (data, { db, now, language }) => {
  const page = capPage(data, mostMessages);
  const sent = db.selectFrom("mass_message").where("created_at", "<=", now);
  const { total } = await sent.select(({ fn }) => fn.countAll<string>().as("total")).executeTakeFirstOrThrow();
  const messages = await sent
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return {
    data: messages.map(({ id, title, html, created_at }) => ({
      id,
      title: inLanguage(title, language),
      Text: inLanguage(html, language),
      createdAt: created_at.toISOString(),
    })),
    pagination: { ...page, total: Number(total) },
  };
};

export const crmHandlers = {
  "crm/list_mass_messages": listMassMessages,
} satisfies Partial<HandlerTable>;
