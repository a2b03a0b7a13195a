import type { Kysely } from "kysely";
import { addDays, endOfDay, startOfDay } from "../../operator/lib/calendar.ts";
import type { SeedContent } from "../types.ts";
import type { Database } from "../../operator/database/schema.ts";
import { insertRows } from "../../operator/database/insert-rows.ts";

/** Loads the content into empty tables. Its dates are relative to `now`. */
export async function loadContent(db: Kysely<Database>, seed: SeedContent, now: Date): Promise<void> {
  const span = (startDay: number, endDay: number) => ({
    starts_at: startOfDay(now, startDay),
    ends_at: endOfDay(now, endDay),
  });
  const sliders = seed.sliders.map(
    ({ startDay, endDay, subtitle = null, imageMobile = null, url = null, order, ...slider }) => ({
      ...slider,
      subtitle,
      image_mobile: imageMobile,
      url,
      ...span(startDay, endDay),
      position: order,
    }),
  );
  const promotions = seed.promotions.map(({ startDay, endDay, category = null, rulesSlug = null, ...promotion }) => ({
    ...promotion,
    category,
    ...span(startDay, endDay),
    rules_slug: rulesSlug,
  }));
  const tournaments = seed.tournaments.map(({ startDay, endDay, prizePool, gameIds, ...tournament }) => ({
    ...tournament,
    ...span(startDay, endDay),
    prize_pool: prizePool,
    game_ids: gameIds,
  }));
  const popups = seed.popups.map(({ image = null, url = null, audience = null, ...popup }) => ({
    ...popup,
    image,
    url,
    audience,
  }));
  const specialDates = seed.specialDates.map(({ startDay, endDay, image = null, ...special }) => ({
    ...special,
    image,
    ...span(startDay, endDay),
  }));
  const messages = seed.massMessages.map(({ createdDay, ...message }) => ({
    ...message,
    created_at: addDays(now, createdDay),
  }));
  const jackpots = seed.jackpots.map(({ perMinute, ...jackpot }) => ({
    ...jackpot,
    per_minute: perMinute,
    counted_from: now,
  }));
  const licences = seed.licences.map(({ logo = null, ...licence }) => ({ ...licence, logo }));
  const information = seed.information.map(({ infType, ...page }) => ({ ...page, inf_type: infType }));
  await insertRows(db, "slider", sliders);
  await insertRows(db, "promotion", promotions);
  await insertRows(db, "tournament", tournaments);
  await insertRows(db, "popup", popups);
  await insertRows(db, "special_date", specialDates);
  await insertRows(db, "mass_message", messages);
  await insertRows(db, "jackpot", jackpots);
  await insertRows(db, "licence", licences);
  await insertRows(db, "information", information);
}
