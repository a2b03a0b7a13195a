/** A pattern may make the browser try this many ways to match a text, about a tenth of a second on a phone. */
const mostWays = 2_000_000;

/** Longer patterns are not worth reading. */
const longestPattern = 500;

/**
 * Compiles a regular expression from an operator's form, anchored at both ends and with the `u` flag. Undefined if it
 * is not valid, or if a text of `longestText` characters could keep the browser busy: then the operator alone checks
 * the value. JavaScript cannot interrupt a match, so that must be known before the first one.
 */
export function safePattern(pattern: string, longestText: number): RegExp | undefined {
  if (pattern.length > longestPattern) return undefined;
  let compiled: RegExp;
  try {
    compiled = new RegExp(`^(?:${pattern})$`, "u");
  } catch {
    return undefined;
  }
  return waysOf(pattern, longestText) <= mostWays ? compiled : undefined;
}

/**
 * An upper bound for the number of ways in which a valid pattern can match the same text: how many times each part may
 * be repeated, and which alternative is taken. This is what a regular expression engine tries before it gives up.
 */
function waysOf(pattern: string, longestText: number): number {
  let at = 0;

  const alternatives = (): number => {
    let total = 0;
    for (;;) {
      total += sequence();
      if (pattern[at] !== "|") return total;
      at += 1;
    }
  };

  const sequence = (): number => {
    let total = 1;
    while (at < pattern.length && pattern[at] !== "|" && pattern[at] !== ")") total *= repeated(atom());
    return total;
  };

  const atom = (): number => {
    const group = /^\((?:\?(?:[:=!]|<[=!]|<[^>]*>))?/.exec(pattern.slice(at));
    if (group) {
      at += group[0].length;
      const inside = alternatives();
      at += 1;
      return inside;
    }
    const single = /^(?:\[(?:\\.|[^\]])*\]|\\[pPux]\{[^}]*\}|\\k<[^>]*>|\\.|[^])/u.exec(pattern.slice(at));
    at += single?.[0].length ?? 1;
    return 1;
  };

  const repeated = (once: number): number => {
    const quantifier = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/.exec(pattern.slice(at));
    if (!quantifier) return once;
    at += quantifier[0].length;
    const [sign, least = "0", comma = ",", most = ""] = quantifier;
    if (sign.startsWith("?")) return 1 + once;
    const from = Math.min(Number(least), longestText);
    const to = comma === "" ? from : Math.min(most === "" ? longestText : Number(most), longestText);
    let total = 0;
    for (let times = from; times <= to; times += 1) total += once ** times;
    return total;
  };

  return alternatives();
}
