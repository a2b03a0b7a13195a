import type { Subject, Theme } from "../themes/theme.ts";
import type { Draft, Naming } from "./draft.ts";
import { moodOf, wordOf } from "./draft.ts";

const numbers = ["three", "five", "seven", "nine", "twelve", "forty", "a thousand"] as const;

/** `wolf/wolves` → `wolf`, `wolves`; a mass noun has no plural. */
function formsOf(subject: Subject): { one: string; many?: string } {
  const [one = "", many] = subject.en.split("/");
  if (many === "-") return { one };
  return { one, many: many ?? `${one}s` };
}

/** What an English game about `subject` may be called. */
export const englishNames: Naming = {
  short(theme: Theme, subject: Subject): Draft[] {
    const { adjectives, heads, belongings, origins, owners, settings } = theme.en;
    const { one, many } = formsOf(subject);
    return [
      ...adjectives.map((adjective) => ({
        text: `${wordOf(adjective)} ${one}`,
        ...moodOf(adjective),
      })),
      ...heads.map((head) => ({ text: `${one} ${head}` })),
      ...(many ? belongings.map((thing) => ({ text: `${thing} of the ${one}` })) : []),
      ...origins.map((origin) => ({ text: `${origin} ${one}` })),
      ...owners.map((owner) => ({ text: `the ${owner}’s ${one}` })),
      ...settings.map((setting) => ({ text: `${many ?? one} ${setting}` })),
      ...(many ? numbers.map((number) => ({ text: `${number} ${many}` })) : []),
      ...theme.subjects
        .filter((other) => other.motif !== subject.motif)
        .map((other) => ({ text: `${one} and ${formsOf(other).one}`, companion: other.motif })),
    ];
  },

  long(theme, subject, random): Draft {
    const { adjectives, heads, belongings, origins, owners } = theme.en;
    const { one, many } = formsOf(subject);
    const adjective = random.pick(adjectives);
    const draft = (text: string): Draft => ({ text, ...moodOf(adjective) });
    switch (random.int(0, 3)) {
      case 0:
        return draft(`${wordOf(adjective)} ${one} ${random.pick(heads)}`);
      case 1:
        return belongings.length && many
          ? draft(`${random.pick(belongings)} of the ${wordOf(adjective)} ${one}`)
          : draft(`${wordOf(adjective)} ${one} ${random.pick(heads)}`);
      case 2:
        return { text: `${random.pick(origins)} ${one} ${random.pick(heads)}` };
      default:
        return draft(`the ${random.pick(owners)}’s ${wordOf(adjective)} ${one}`);
    }
  },
};
