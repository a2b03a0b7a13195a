/** Finds the fields of an answer that the front end leaves out because their values do not fit. */

/**
 * Compares an answer with what the front end makes of it: a field that was told and is undefined afterwards did not fit its
 * schema. Returns the paths, each once, without the indices of lists.
 */
export function lostFields(told: unknown, read: unknown): readonly string[] {
  const found = new Set<string>();
  compare(told, read, "", found);
  return [...found];
}

function compare(told: unknown, read: unknown, path: string, found: Set<string>): void {
  if (Array.isArray(told) && Array.isArray(read)) {
    // A row that was dropped shifts the others. Another check is about those.
    if (told.length === read.length) told.forEach((each, index) => compare(each, read[index], `${path}[]`, found));
    return;
  }
  if (!isObject(told) || !isObject(read)) return;
  for (const [name, value] of Object.entries(read)) {
    const before = told[name];
    const here = path === "" ? name : `${path}.${name}`;
    const wasTold = before !== undefined && before !== null && before !== "";
    if (wasTold && (value === undefined || (value === "" && typeof before !== "string"))) found.add(here);
    else compare(before, value, here, found);
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
