/**
 * A value that breaks the contract on purpose, to show that the front end copes with it. An operator that is started without
 * mistakes leaves such values out.
 */
class Mistake {
  readonly value: unknown;
  constructor(value: unknown) {
    this.value = value;
  }
  toJSON(): unknown {
    return this.value;
  }
}

/** A row, or a member of an object, that the contract does not allow. To the types it is null, which may stand anywhere. */
export function mistake(value: unknown): null {
  return new Mistake(value) as unknown as null;
}

export const isMistake = (value: unknown): boolean => value instanceof Mistake;

/** The same without what was marked, in lists and in objects. */
export function withoutMistakes(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((each) => !isMistake(each)).map(withoutMistakes);
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([, member]) => !isMistake(member));
  return Object.fromEntries(kept.map(([name, member]) => [name, withoutMistakes(member)]));
}
