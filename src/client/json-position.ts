const space = /[ \t\n\r]*/y;
const string = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const literal = /true|false|null/y;

export interface TextPosition {
  /** Both count from 1, as editors do. */
  readonly line: number;
  readonly column: number;
}

/**
 * Where `text` stops being JSON; undefined when it is JSON. Browsers' own messages name the place
 * in their own ways, or not at all.
 */
export function jsonErrorPosition(text: string): TextPosition | undefined {
  const at = errorIndex(text);
  if (at === undefined) return undefined;
  const lines = text.slice(0, at).split(/\r\n|\n|\r/);
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

function errorIndex(text: string): number | undefined {
  let at = 0;
  const skip = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0] ?? "";
    at += found.length;
    return found;
  };
  const scalar = () => skip(string) || skip(number) || skip(literal);
  const take = (character: string): boolean => {
    skip(space);
    const taken = text[at] === character;
    if (taken) at += 1;
    return taken;
  };
  const key = (): boolean => {
    skip(space);
    return skip(string) !== "" && take(":");
  };

  /** The brackets that are open, each as the character that closes it. */
  const open: string[] = [];
  for (;;) {
    // A value is due.
    if (take("{")) {
      if (!take("}")) {
        open.push("}");
        if (!key()) return at;
        continue;
      }
    } else if (take("[")) {
      if (!take("]")) {
        open.push("]");
        continue;
      }
    } else if (scalar() === "") {
      return at;
    }
    // A value is complete: it closes what surrounds it, or a comma promises another.
    while (open.length > 0 && take(open.at(-1) ?? "")) open.pop();
    if (open.length === 0) {
      skip(space);
      return at === text.length ? undefined : at;
    }
    if (!take(",") || (open.at(-1) === "}" && !key())) return at;
  }
}
