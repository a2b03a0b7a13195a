import type { Kysely } from "kysely";
import { addDays, endOfDay, startOfDay } from "../../calendar.ts";
import type { SeedContent } from "../../seed/types.ts";
import type { Database } from "../schema.ts";
import { insertRows } from "./insert-rows.ts";

/** Loads the content into empty tables. Its dates are relative to `now`. */
export async function loadContent(db: Kysely<Database>, seed: SeedContent, now: Date): Promise<void> {
  const span = (of: { readonly startDay: number; readonly endDay: number }) => ({
    starts_at: startOfDay(now, of.startDay),
    ends_at: endOfDay(now, of.endDay),
  });
  await insertRows(
    db,
    "slider",
    seed.sliders.map((slider) => ({
      id: slider.id,
      area: slider.area,
      place: slider.place,
      title: slider.title,
      subtitle: slider.subtitle ?? null,
      image: slider.image,
      image_mobile: slider.imageMobile ?? null,
      url: slider.url ?? null,
      active: slider.active,
      ...span(slider),
      position: slider.order,
    })),
  );
  await insertRows(
    db,
    "promotion",
    seed.promotions.map((promotion) => ({
      id: promotion.id,
      title: promotion.title,
      summary: promotion.summary,
      html: promotion.html,
      image: promotion.image,
      category: promotion.category ?? null,
      active: promotion.active,
      ...span(promotion),
      rules_slug: promotion.rulesSlug ?? null,
    })),
  );
  await insertRows(
    db,
    "tournament",
    seed.tournaments.map((tournament) => ({
      id: tournament.id,
      title: tournament.title,
      html: tournament.html,
      image: tournament.image,
      ...span(tournament),
      prize_pool: tournament.prizePool,
      currency: tournament.currency,
      game_ids: tournament.gameIds,
      leaderboard: tournament.leaderboard,
    })),
  );
  await loadNotices(db, seed, span, now);
}

type Span = (of: { readonly startDay: number; readonly endDay: number }) => {
  starts_at: Date;
  ends_at: Date;
};

async function loadNotices(db: Kysely<Database>, seed: SeedContent, span: Span, now: Date) {
  await insertRows(
    db,
    "popup",
    seed.popups.map(({ id, title, html, image = null, url = null, active }) => ({
      id,
      title,
      html,
      image,
      url,
      active,
    })),
  );
  await insertRows(
    db,
    "special_date",
    seed.specialDates.map((special) => ({
      id: special.id,
      title: special.title,
      image: special.image ?? null,
      active: special.active,
      ...span(special),
    })),
  );
  await insertRows(
    db,
    "mass_message",
    seed.massMessages.map(({ id, title, html, createdDay }) => ({
      id,
      title,
      html,
      created_at: addDays(now, createdDay),
    })),
  );
  await insertRows(
    db,
    "jackpot",
    seed.jackpots.map(({ id, name, amount, perMinute, currency }) => ({
      id,
      name,
      amount,
      per_minute: perMinute,
      currency,
      counted_from: now,
    })),
  );
  await insertRows(
    db,
    "licence",
    seed.licences.map(({ id, name, number, url, logo = null }) => ({ id, name, number, url, logo })),
  );
  await insertRows(
    db,
    "information",
    seed.information.map(({ infType, title, text }) => ({ inf_type: infType, title, text })),
  );
}
