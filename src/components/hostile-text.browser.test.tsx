import { expect, onTestFinished, test } from "vitest";
import { Suspense } from "react";
import { vectorClasses } from "../../tests/e2e/xss/all.ts";
import { strangeParts, touchEverything } from "../../tests/e2e/xss/inspect.ts";
import { openPage } from "../testing/open-page.tsx";
import { SafeHtml } from "./SafeHtml.tsx";

/** Records the scripts that run. The page of this test has no policy that would stop them. */
function watchScripts(): string[] {
  const ran: string[] = [];
  for (const name of ["alert", "confirm", "prompt", "print", "open", "msgbox"]) {
    const before = Object.getOwnPropertyDescriptor(window, name);
    Object.defineProperty(window, name, { value: () => ran.push(name), configurable: true, writable: true });
    onTestFinished(() => {
      if (before) Object.defineProperty(window, name, before);
      else Reflect.deleteProperty(window, name);
    });
  }
  return ran;
}

test("of no known vector anything is left that runs, is fetched or leads away", async () => {
  const ran = watchScripts();
  // Each text is rendered by itself: an unclosed tag in one does not swallow the next.
  const vectors = vectorClasses.flatMap((each) => each.vectors);
  const texts = (
    <main>
      <Suspense>
        {vectors.map((vector, index) => (
          // What the tests of the whole site look into, too (tests/e2e/xss/inspect.ts).
          <details key={`${index} ${vector}`} id={`soru-${index}`} open>
            <div>
              <SafeHtml html={vector} />
            </div>
          </details>
        ))}
      </Suspense>
    </main>
  );
  const { screen } = await openPage(texts, {});
  await expect
    .poll(() => screen.container.querySelectorAll("details[id^='soru-'] > div > *").length)
    .toBe(vectors.length);
  touchEverything("main details > div > :first-child");
  expect(strangeParts()).toEqual([]);
  expect(ran).toEqual([]);
  const fetched = performance.getEntriesByType("resource").map(({ name }) => new URL(name).hostname);
  expect(fetched).not.toContain("evil.example");
});
