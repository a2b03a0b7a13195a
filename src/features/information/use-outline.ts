import { type RefObject, useLayoutEffect, useState } from "react";
import { slugsOf } from "./slugs.ts";

/** A section of a text: where it is to be found, and what it is called. */
export interface Section {
  readonly id: string;
  readonly title: string;
}

/**
 * The sections of a rendered text, by its headings of the second level, each of which gets an anchor.
 * The operator's own ids do not get through the sanitiser, so that they cannot clash with the page's.
 *
 * @param html what the text was rendered from: the outline is made anew when it changes.
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
