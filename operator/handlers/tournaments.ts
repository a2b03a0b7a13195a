import type { Selectable } from "kysely";
import type { Tournament } from "../../src/contract/cms-items.ts";
import type { cmsGetTournaments } from "../../src/contract/cms.ts";
import type { TournamentTable } from "../database/schema/content.ts";
import type { Handler, HandlerTable } from "../dispatch/handler.ts";
import { inLanguage, type Language } from "../dispatch/language.ts";
import { capPage, pageOf } from "../dispatch/paging.ts";
import { artAddress } from "../art-address.ts";
import { runningFirst } from "../period.ts";

const mostTournaments = 100;

/** All tournaments: running ones first, then coming ones, then past ones. */
export const getTournaments: Handler<typeof cmsGetTournaments> = async (data, { db, now, language }) => {
  const tournaments = await db.selectFrom("tournament").selectAll().orderBy("id").execute();
  return pageOf(
    tournaments.toSorted(runningFirst(now)).map((tournament) => tournamentAnswer(tournament, language)),
    capPage(data, mostTournaments),
  );
};

function tournamentAnswer(tournament: Selectable<TournamentTable>, language: Language): Tournament {
  return {
    id: tournament.id,
    title: inLanguage(tournament.title, language),
    Text: inLanguage(tournament.html, language),
    image: artAddress(tournament.image),
    Start_date: tournament.starts_at.toISOString(),
    End_date: tournament.ends_at.toISOString(),
    prizePool: tournament.prize_pool,
    currency: tournament.currency,
    games: tournament.game_ids.map(String),
    leaderboard: [...tournament.leaderboard],
  };
}

export const tournamentsHandlers = {
  "cmscontroller/getTournaments": getTournaments,
} satisfies Partial<HandlerTable>;
