/** What pictures must not contain, because it is slow on phones or differs between machines. */
const banned = /<(?:text|filter|image|script|style|foreignObject|animate)\b|\bon\w+=|xlink:|data:/;

const tag = /<(\/?)([a-zA-Z]+)((?:\s[\w:-]+="[^"<>]*")*)\s*(\/?)>/g;

/** Parses a picture as strictly as an XML parser and returns its faults. */
export function faultsOf(svg: string): string[] {
  const faults: string[] = [];
  if (!svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox=')) faults.push("no root");
  if (banned.test(svg)) faults.push(`banned: ${banned.exec(svg)?.[0]}`);
  if (/NaN|undefined|Infinity|null/.test(svg)) faults.push("a number that is none");
  if (/&(?!(?:amp|lt|gt|quot|#\d+);)/.test(svg)) faults.push("a bare ampersand");

  const open: string[] = [];
  let rest = 0;
  for (const match of svg.matchAll(tag)) {
    if (match.index !== rest) faults.push(`text at ${rest}`);
    rest = match.index + match[0].length;
    const [, closing, name = "", attributes = "", selfClosing] = match;
    const names = [...attributes.matchAll(/\s([\w:-]+)=/g)].map(([, attribute]) => attribute);
    if (new Set(names).size < names.length) faults.push(`an attribute twice in ${match[0]}`);
    if (closing && open.pop() !== name) faults.push(`</${name}> closes nothing`);
    if (!closing && !selfClosing) open.push(name);
  }
  if (rest !== svg.length || open.length > 0) faults.push("not closed");

  const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  if (new Set(ids).size < ids.length) faults.push("an id twice");
  for (const [, id] of svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)) {
    if (!ids.includes(id)) faults.push(`#${id} is not defined`);
  }
  return faults;
}
