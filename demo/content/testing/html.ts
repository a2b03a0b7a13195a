/** A strict parser for the HTML of the demo's texts, for tests. */
const insideOf: Readonly<Record<string, readonly string[]>> = {
  li: ["ul", "ol"],
  thead: ["table"],
  tbody: ["table"],
  tr: ["thead", "tbody"],
  th: ["tr"],
  td: ["tr"],
  dt: ["dl"],
  dd: ["dl"],
};
const blocks = ["h2", "h3", "p", "ul", "ol", "table", "blockquote", "dl"];
const inline = ["strong", "em", "a"];
const allowed = new Set([...blocks, ...inline, ...Object.keys(insideOf)]);
/** Elements that contain only elements, and no text. */
const textless = new Set(["ul", "ol", "table", "thead", "tbody", "tr", "dl", "blockquote"]);

const token = /<(?<close>\/?)(?<name>[a-z][a-z0-9]*)(?<attributes>[^<>]*)>|(?<text>[^<>]+)|(?<stray>[<>])/g;

export interface ReadHtml {
  /** The opening tags in order. */
  readonly tags: readonly string[];
  readonly links: readonly string[];
  /** The texts of the elements in order, without empty ones. */
  readonly texts: readonly string[];
  /** Rule violations. Empty for valid HTML. */
  readonly faults: readonly string[];
}

function misplaced(name: string, parent: string | undefined): boolean {
  const parents = insideOf[name];
  if (parents) return parent === undefined || !parents.includes(parent);
  if (inline.includes(name)) return parent === undefined || textless.has(parent);
  return parent !== undefined && !["li", "dd", "td", "blockquote"].includes(parent);
}

/** Parses HTML by the strict rules of the demo's texts: allowed tags, balanced, in allowed places. */
export function readHtml(html: string): ReadHtml {
  const open: string[] = [];
  const tags: string[] = [];
  const links: string[] = [];
  const texts: string[] = [];
  const faults: string[] = [];
  /** The tag just opened, as long as nothing has followed it. */
  let justOpened: string | undefined;

  for (const { groups = {} } of html.matchAll(token)) {
    const { close, name, attributes = "", text, stray } = groups;
    const parent = open.at(-1);
    if (stray !== undefined) faults.push(`stray ${stray} in <${parent}>`);
    if (text?.trim()) {
      justOpened = undefined;
      texts.push(text.trim());
      if (parent === undefined || textless.has(parent)) faults.push(`text in <${parent}>: ${text}`);
      if (/&(?!amp;|lt;|gt;)/.test(text)) faults.push(`bare & in: ${text}`);
    }
    if (name === undefined) continue;
    if (close) {
      if (justOpened === name) faults.push(`<${name}> is empty`);
      justOpened = undefined;
      if (parent === name) open.pop();
      else faults.push(`</${name}> closes <${parent}>`);
      continue;
    }
    if (!allowed.has(name)) faults.push(`<${name}> is not allowed`);
    if (misplaced(name, parent)) faults.push(`<${name}> in <${parent}>`);
    const href = /^ href="(?<href>[^"]*)"$/.exec(attributes)?.groups?.href;
    if (name === "a" && href !== undefined) links.push(href);
    else if (attributes !== "" || name === "a") faults.push(`<${name}${attributes}>`);
    open.push(name);
    tags.push(name);
    justOpened = name;
  }
  for (const name of open) faults.push(`<${name}> is not closed`);
  return { tags, links, texts, faults };
}
