import type { Idea, Language } from "../design.ts";
import type { Motif } from "../motifs.ts";
import type { Random } from "../random.ts";
import type { Subject, Theme } from "../themes/theme.ts";
import type { ThemeName } from "../themes/theme-names.ts";
import { themes } from "../themes/themes.ts";
import { titleCase } from "../turkish.ts";
import type { Draft } from "./draft.ts";
import { englishNames } from "./english-names.ts";
import type { NameRegister } from "./name-register.ts";
import { turkishNames } from "./turkish-names.ts";

const namings = { tr: turkishNames, en: englishNames };

interface Candidate {
  readonly subject: Subject;
  readonly draft: Draft;
}

/** Hands out ideas for games of one theme in one language, short names first. */
export class IdeaSource {
  readonly #name: ThemeName;
  readonly #theme: Theme;
  readonly #language: Language;
  readonly #random: Random;
  readonly #register: NameRegister;
  readonly #candidates: Candidate[];
  readonly #motifs: readonly Motif[];

  constructor(name: ThemeName, language: Language, random: Random, register: NameRegister) {
    this.#name = name;
    this.#theme = themes[name];
    this.#language = language;
    this.#random = random;
    this.#register = register;
    this.#motifs = [...new Set(this.#theme.subjects.map((subject) => subject.motif))];
    this.#candidates = shuffled(
      this.#theme.subjects.flatMap((subject) =>
        namings[language].short(this.#theme, subject).map((draft) => ({ subject, draft })),
      ),
      random,
    );
  }

  /** The next idea; its name is taken in the register. */
  next(): Idea {
    for (;;) {
      const { subject, draft } = this.#candidates.pop() ?? this.#long();
      const name = titleCase(draft.text, this.#language);
      if (!this.#register.take(name)) continue;
      return {
        name,
        language: this.#language,
        theme: this.#name,
        motif: subject.motif,
        companions: this.#companions(subject.motif, draft.companion),
        ...(draft.mood && { mood: draft.mood }),
      };
    }
  }

  #long(): Candidate {
    const subject = this.#random.pick(this.#theme.subjects);
    return { subject, draft: namings[this.#language].long(this.#theme, subject, this.#random) };
  }

  #companions(motif: Motif, named: Motif | undefined): Motif[] {
    const others = this.#motifs.filter((other) => other !== motif && other !== named);
    return [...(named ? [named] : []), ...shuffled(others, this.#random)].slice(0, 2);
  }
}

/** Fisher–Yates. */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const mixed = [...items];
  for (let index = mixed.length - 1; index > 0; index--) {
    const other = random.int(0, index);
    [mixed[index], mixed[other]] = [mixed[other]!, mixed[index]!];
  }
  return mixed;
}
