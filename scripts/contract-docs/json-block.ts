/** Maximum line width of an example, in characters. */
const widest = 100;

/** A fenced block of JSON. A value that fits on one line is written on one line. */
export function jsonBlock(value: unknown): string {
  return `\`\`\`json\n${format(value, "", 0)}\n\`\`\``;
}

/** @param before the number of characters before the value in its line. */
function format(value: unknown, indent: string, before: number): string {
  const oneLine = spaced(value);
  if (typeof value !== "object" || value === null) return oneLine;
  if (before + oneLine.length < widest && indent !== "") return oneLine;
  const inner = `${indent}  `;
  const members = Array.isArray(value)
    ? value.map((item) => `${inner}${format(item, inner, inner.length)}`)
    : Object.entries(value).map(([name, field]) => {
        const start = `${inner}${JSON.stringify(name)}: `;
        return `${start}${format(field, inner, start.length)}`;
      });
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  return `${open}\n${members.join(",\n")}\n${indent}${close}`;
}

function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .map(([name, field]) => `${JSON.stringify(name)}: ${spaced(field)}`);
  return members.length > 0 ? `{ ${members.join(", ")} }` : "{}";
}
