import type { GameDesign, GameType, Idea, Language } from "./design.ts";
import { headliners } from "./headliners.ts";
import { IdeaSource, shuffled } from "./naming/ideas.ts";
import { NameRegister } from "./naming/name-register.ts";
import { type Studio, studios } from "./providers.ts";
import { type Random, randomFrom } from "./random.ts";
import { type ThemeName, themeNames } from "./themes/theme-names.ts";
import { themes } from "./themes/themes.ts";

export const gameCount = 12_000;
export const firstGameId = 10_001;

/** How many games there are of each kind; slots are the rest. */
const quotas: readonly (readonly [GameType, number])[] = [
  ["table", 640],
  ["instant", 560],
  ["crash", 420],
  ["bingo", 380],
  ["jackpot", 900],
];

const turkishShare = 0.58;
const longestWithSuffix = 30;

type Unnumbered = Omit<GameDesign, "id">;

/** Every game as its makers thought of it, ordered by id. The first call takes most of the seeding. */
export function designGames(): readonly GameDesign[] {
  const register = new NameRegister();
  const random = randomFrom("games");
  const famous = designHeadliners(register, random);
  const sources = new Map<string, IdeaSource>();
  const source = (theme: ThemeName, language: Language) => {
    const key = `${theme}/${language}`;
    let known = sources.get(key);
    if (!known)
      sources.set(key, (known = new IdeaSource(theme, language, randomFrom(key), register)));
    return known;
  };

  const others: Unnumbered[] = [];
  const make = (type: GameType, count: number) => {
    for (const [theme, share] of allot(type, count)) {
      for (let made = 0; made < share; made++) {
        const language = random.chance(turkishShare) ? "tr" : "en";
        others.push(develop(source(theme, language).next(), type, random));
      }
    }
  };
  for (const [type, count] of quotas) make(type, count);
  const sequels = Math.round(gameCount * 0.02);
  make("slot", gameCount - famous.length - others.length - sequels);
  others.push(...designSequels(others, sequels, random));

  return [...famous, ...shuffled(others, random)].map((design, index) => ({
    id: firstGameId + index,
    ...design,
  }));
}

function designHeadliners(register: NameRegister, random: Random): Unnumbered[] {
  const byName = new Map(studios.map((studio) => [studio.name, studio]));
  return headliners.map(({ studio, ...headliner }, rank) => {
    register.reserve(headliner.name);
    const maker = byName.get(studio);
    if (!maker) throw new Error(`No studio is called ${studio}`);
    return {
      ...headliner,
      providerId: maker.id,
      manyWays: headliner.manyWays ?? false,
      exclusive: headliner.exclusive ?? false,
      age: random.int(12, 1400),
      appeal: 1000 - rank,
    };
  });
}

/** Splits `count` games of a kind over the themes by their shares. */
function allot(type: GameType, count: number): [ThemeName, number][] {
  const total = themeNames.reduce((sum, name) => sum + (themes[name].share[type] ?? 0), 0);
  let owed = 0;
  return themeNames.map((name) => {
    owed += (count * (themes[name].share[type] ?? 0)) / total;
    const share = Math.round(owed);
    owed -= share;
    return [name, share];
  });
}

function develop(idea: Idea, type: GameType, random: Random): Unnumbered {
  const studio = pickStudio(idea.theme, type, random);
  const manyWays = type === "slot" && random.chance(0.09);
  const suffix = suffixOf(idea.language, type, manyWays, random);
  const name =
    idea.name.length + suffix.length <= longestWithSuffix ? idea.name + suffix : idea.name;
  const age = Math.floor(3300 * random.next() ** 1.6);
  return {
    ...idea,
    name,
    type,
    providerId: studio.id,
    manyWays,
    exclusive: random.chance(0.012),
    age,
    appeal: random.next() ** 2 * 10 + studio.size / 6 - age / 1500 + (age < 60 ? 2 : 0),
  };
}

function suffixOf(language: Language, type: GameType, manyWays: boolean, random: Random): string {
  if (manyWays && random.chance(0.6)) return language === "tr" ? ": Çok Yollu" : " Many Ways";
  if (type === "jackpot" && random.chance(0.35)) return " Jackpot";
  return "";
}

/** The studios that make a kind of game, with their weights for a theme summed up. */
function workshop(theme: ThemeName, type: GameType) {
  let total = 0;
  const able = studios
    .filter(({ kinds }) => type === "slot" || kinds.includes(type))
    .map((studio) => {
      total += studio.size * (studio.fond.includes(theme) ? 7 : 1);
      return { studio, upTo: total };
    });
  return { able, total };
}

const workshops = new Map<string, ReturnType<typeof workshop>>();

function pickStudio(theme: ThemeName, type: GameType, random: Random): Studio {
  const key = `${theme}/${type}`;
  let known = workshops.get(key);
  if (!known) workshops.set(key, (known = workshop(theme, type)));
  const drawn = random.next() * known.total;
  return known.able.find(({ upTo }) => drawn < upTo)!.studio;
}

/** Second parts of well-liked slots, by the same studio and newer than the first. */
function designSequels(games: readonly Unnumbered[], count: number, random: Random): Unnumbered[] {
  return games
    .filter(({ type, name, age }) => type === "slot" && name.length < 26 && age > 500)
    .sort((a, b) => b.appeal - a.appeal)
    .slice(0, count)
    .map((first) => ({
      ...first,
      name: `${first.name} 2`,
      age: random.int(5, first.age - 300),
      appeal: first.appeal + random.range(-2, 1),
    }));
}
