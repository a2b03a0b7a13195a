import type { Localised, SeedTournament } from "../../types.ts";
import { leaderboard } from "./leaderboard.ts";
import { prizeTable } from "./prizes.ts";

/** What sets one tournament apart; the rest of its text is the same for all. */
export interface TournamentPlan {
  readonly id: number;
  readonly title: Localised;
  readonly intro: Localised;
  /** Sentences on how points are earned. */
  readonly scoring: { readonly tr: readonly string[]; readonly en: readonly string[] };
  readonly prizePool: string;
  readonly startDay: number;
  readonly endDay: number;
  readonly gameIds: readonly number[];
  /** Points of the leader; missing while nobody has played yet. */
  readonly topScore?: number;
}

const headings = {
  tr: { scoring: "Puanlama", prizes: "Ödüller", terms: "Koşullar" },
  en: { scoring: "Scoring", prizes: "Prizes", terms: "Conditions" },
};

const terms = {
  tr: [
    "Katılım ücretsizdir. Yalnızca kendi paranızla oynadığınız turlar sayılır.",
    "Puanlar eşitse o puana önce ulaşan oyuncu üst sırada yer alır.",
    "Ödüller turnuva bittikten sonra 24 saat içinde, çevrim şartı olmadan bakiyenize eklenir.",
    "Sıralamada kullanıcı adınız kısaltılarak gösterilir.",
    "Limitleriniz turnuva sırasında da geçerlidir.",
    "<a href=\"/info/CasinoKurallari\">Casino kuralları</a> ve <a href=\"/info/PromoSart\">promosyon şartları</a> geçerlidir.",
  ],
  en: [
    "Taking part is free. Only rounds played with your own money count.",
    "If scores are level, whoever reached the score first ranks higher.",
    "Prizes are added to your balance within 24 hours of the end, with no wagering requirement.",
    "The leaderboard shows a shortened form of your username.",
    "Your limits apply during the tournament too.",
    "The <a href=\"/info/CasinoKurallari\">casino rules</a> and the <a href=\"/info/PromoSart\">promotion terms</a> apply.",
  ],
};

function list(items: readonly string[]): string {
  return `<ul>\n${items.map((item) => `<li>${item}</li>`).join("\n")}\n</ul>`;
}

function html(plan: TournamentPlan, language: keyof Localised): string {
  const heading = headings[language];
  return `
<p>${plan.intro[language]}</p>
<h3>${heading.scoring}</h3>
${list(plan.scoring[language])}
<h3>${heading.prizes}</h3>
${prizeTable(plan.prizePool, language)}
<h3>${heading.terms}</h3>
${list(terms[language])}`;
}

/** The tournament that a plan describes, with its text, picture and leaderboard. */
export function tournament(plan: TournamentPlan): SeedTournament {
  const { id, title, prizePool, startDay, endDay, gameIds, topScore } = plan;
  return {
    id,
    title,
    html: { tr: html(plan, "tr"), en: html(plan, "en") },
    image: `/art/tournament/${id}.svg`,
    startDay,
    endDay,
    prizePool,
    currency: "TRY",
    gameIds,
    leaderboard: topScore === undefined ? [] : leaderboard(id, prizePool, topScore),
  };
}
