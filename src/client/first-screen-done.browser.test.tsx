import { QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";

beforeEach(() => {
  // The module remembers for the life of the document that the first screen is done.
  vi.resetModules();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => void vi.useRealTimers());

const never = new Promise<never>(() => undefined);

/** Opens a page whose first queries these are, and returns its client. */
async function open(...queries: readonly Promise<unknown>[]): Promise<void> {
  const { useFirstScreenDone, watchFirstScreen } = await import("./first-screen-done.ts");
  const client = new QueryClient();
  function Page() {
    useEffect(() => {
      queries.forEach((answer, index) => void client.prefetchQuery({ queryKey: [index], queryFn: () => answer }));
      return watchFirstScreen(client);
    }, []);
    return <p>{useFirstScreenDone() ? "done" : "waiting"}</p>;
  }
  await render(<Page />);
}

const shown = (words: string) => expect.element(page.getByText(words, { exact: true })).toBeVisible();

test("the first screen is done when its queries are", async () => {
  await open(Promise.resolve(1));
  await shown("done");
});

test("an answer that hangs holds up the rest for two seconds after the last one that came", async () => {
  let answer = (): void => undefined;
  await open(never, new Promise<void>((resolve) => (answer = resolve)));
  await vi.advanceTimersByTimeAsync(1_500);
  answer();
  await vi.advanceTimersByTimeAsync(1_900);
  await shown("waiting");
  await vi.advanceTimersByTimeAsync(200);
  await shown("done");
});
