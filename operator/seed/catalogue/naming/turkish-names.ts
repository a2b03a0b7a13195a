import type { Adjective, Subject, Theme } from "../themes/theme.ts";
import { genitive, nominative, plural, pluralGenitive, possessive } from "../turkish.ts";
import type { Draft, Naming } from "./draft.ts";
import { moodOf, wordOf } from "./draft.ts";

const numbers = ["üç", "beş", "yedi", "dokuz", "on iki", "kırk", "bin"] as const;
const gatherings = [
  "dansı",
  "buluşması",
  "yürüyüşü",
  "çağı",
  "meclisi",
  "yolculuğu",
  "düğünü",
] as const;
const realms = ["diyarı", "şehri", "kralı", "savaşı", "kapısı", "ülkesi"] as const;

/** What a Turkish game about `subject` may be called. */
export const turkishNames: Naming = {
  short(theme: Theme, subject: Subject): Draft[] {
    const { adjectives, heads, belongings, origins, owners, settings } = theme.tr;
    const noun = subject.tr;
    const countable = !subject.en.endsWith("/-");
    const lone = nominative(noun);
    return [
      ...adjectives.map((adjective) => ({
        text: `${wordOf(adjective)} ${lone}`,
        ...moodOf(adjective),
      })),
      ...heads.map((head) => ({ text: `${lone} ${head}` })),
      ...belongings.map((thing) => ({ text: `${genitive(noun)} ${thing}` })),
      ...origins.map((origin) => ({ text: `${origin} ${possessive(noun)}` })),
      ...owners.map((owner) => ({ text: `${genitive(owner)} ${possessive(noun)}` })),
      ...settings.map((setting) => ({
        text: countable ? `${setting} ${plural(noun)}` : `${setting} ${lone}`,
      })),
      ...(countable ? numbers.map((number) => ({ text: `${number} ${lone}` })) : []),
      ...(countable ? gatherings.map((head) => ({ text: `${pluralGenitive(noun)} ${head}` })) : []),
      ...(countable && !noun.includes("+")
        ? realms.map((head) => ({ text: `${plural(noun)} ${head}` }))
        : []),
      ...theme.subjects
        .filter((other) => other.motif !== subject.motif)
        .map((other) => ({ text: `${lone} ve ${nominative(other.tr)}`, companion: other.motif })),
    ];
  },

  long(theme, subject, random): Draft {
    const { adjectives, heads, belongings, origins, owners } = theme.tr;
    const noun = subject.tr;
    const adjective: Adjective = random.pick(adjectives);
    const draft = (text: string): Draft => ({ text, ...moodOf(adjective) });
    switch (random.int(0, 3)) {
      case 0:
        return draft(`${wordOf(adjective)} ${nominative(noun)} ${random.pick(heads)}`);
      case 1:
        return belongings.length
          ? draft(`${wordOf(adjective)} ${genitive(noun)} ${random.pick(belongings)}`)
          : draft(`${wordOf(adjective)} ${nominative(noun)} ${random.pick(heads)}`);
      case 2:
        return { text: `${random.pick(origins)} ${nominative(noun)} ${random.pick(heads)}` };
      default:
        return owners.length
          ? draft(`${genitive(random.pick(owners))} ${wordOf(adjective)} ${possessive(noun)}`)
          : { text: `${random.pick(origins)} ${nominative(noun)} ${random.pick(heads)}` };
    }
  },
};
