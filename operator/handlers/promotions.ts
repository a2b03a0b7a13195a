import type { Selectable } from "kysely";
import type { Promotion } from "../../src/contract/cms-items.ts";
import type { cmsGetPromotions } from "../../src/contract/cms.ts";
import { periodState, runningFirst } from "../period.ts";
import type { PromotionTable } from "../database/schema/content.ts";
import type { CallContext, Handler, HandlerTable } from "../dispatch/handler.ts";
import { inLanguage } from "../dispatch/language.ts";
import { wholeList } from "../dispatch/paging.ts";
import { artAddress } from "../art-address.ts";

/** The published promotions: running ones first, then coming ones, then past ones. */
export const getPromotions: Handler<typeof cmsGetPromotions> = async (_data, context) => {
  const promotions = await context.db
    .selectFrom("promotion")
    .selectAll()
    .where("active", "=", true)
    .orderBy("id")
    .execute();
  return wholeList(
    promotions.toSorted(runningFirst(context.now)).map((promotion) => promotionAnswer(promotion, context)),
  );
};

function promotionAnswer(promotion: Selectable<PromotionTable>, { language, now }: CallContext): Promotion {
  return {
    id: promotion.id,
    title: inLanguage(promotion.title, language),
    summary: inLanguage(promotion.summary, language),
    Text: inLanguage(promotion.html, language),
    image: artAddress(promotion.image),
    ...(promotion.category !== null && { Category: promotion.category }),
    Status: promotion.active,
    state: periodState(promotion, now),
    Start_date: promotion.starts_at.toISOString(),
    End_date: promotion.ends_at.toISOString(),
    ...(promotion.rules_slug !== null && { rulesSlug: promotion.rules_slug }),
  };
}

export const promotionsHandlers = {
  "cmscontroller/getPromotions": getPromotions,
} satisfies Partial<HandlerTable>;
