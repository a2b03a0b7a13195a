const space = /[ \t\n\r]*/y;
const string = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const literal = /true|false|null/y;

export interface TextPosition {
  /** Both count from 1, as in editors. */
  readonly line: number;
  readonly column: number;
}

/**
 * The position where `text` stops being valid JSON; undefined when it is valid. Browsers' own error messages give the
 * position in different formats or not at all.
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

  /** The closing characters of the brackets that are open. */
  const open: string[] = [];
  for (;;) {
    // A value is expected here.
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
    // A value is complete. Next come closing brackets, or a comma and another value.
    while (open.length > 0 && take(open.at(-1) ?? "")) open.pop();
    if (open.length === 0) {
      skip(space);
      return at === text.length ? undefined : at;
    }
    if (!take(",") || (open.at(-1) === "}" && !key())) return at;
  }
}
