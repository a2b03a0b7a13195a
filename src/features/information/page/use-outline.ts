import { type RefObject, useLayoutEffect, useState } from "react";
import { slugsOf } from "./slugs.ts";

/** A section of a text, with the id of its heading. */
export interface Section {
  readonly id: string;
  readonly title: string;
}

/**
 * Returns the sections of a rendered text, one per `h2`, and gives each heading an id. Ids set by the operator are
 * removed, so they cannot clash with those of the page.
 *
 * @param html the source of the rendered text; the outline is updated when it changes.
 */
export function useOutline(
  content: RefObject<HTMLElement | null>,
  html: string,
): readonly Section[] {
  const [sections, setSections] = useState<readonly Section[]>([]);
  useLayoutEffect(() => {
    const all = Array.from(content.current?.querySelectorAll("h2") ?? []);
    const headings = all.filter((heading) => heading.textContent.trim() !== "");
    for (const heading of headings) heading.removeAttribute("id");
    const ids = slugsOf(
      headings.map((heading) => heading.textContent),
      (id) => document.getElementById(id) !== null,
    );
    setSections(
      headings.map((heading, index) => {
        heading.id = ids[index] ?? "";
        return { id: heading.id, title: heading.textContent.trim() };
      }),
    );
  }, [content, html]);
  return sections;
}
