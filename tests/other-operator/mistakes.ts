/**
 * A value that breaks the contract on purpose, to show that the front end copes with it. An operator that is started without
 * mistakes leaves such values out.
 */
class Mistake {
  readonly value: unknown;
  readonly instead: unknown;
  constructor(value: unknown, instead: unknown) {
    this.value = value;
    this.instead = instead;
  }
  toJSON(): unknown {
    return this.value;
  }
}

/**
 * A row, or a member of an object, that the contract does not allow, and what stands there without mistakes: by default nothing.
 * To the types it is null, which may stand anywhere.
 */
export function mistake(value: unknown, instead?: unknown): null {
  return new Mistake(value, instead) as unknown as null;
}

export const isMistake = (value: unknown): boolean => value instanceof Mistake;

/** The same without what was marked, in lists and in objects. */
export function withoutMistakes(value: unknown): unknown {
  if (value instanceof Mistake) return value.instead;
  if (Array.isArray(value)) return value.map(withoutMistakes).filter((each) => each !== undefined);
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => [name, withoutMistakes(member)] as const);
  return Object.fromEntries(members.filter(([, member]) => member !== undefined));
}
