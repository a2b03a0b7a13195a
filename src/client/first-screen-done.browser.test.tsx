import { QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";

beforeEach(() => {
  // The module remembers for the life of the document that the first screen is done.
  vi.resetModules();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => void vi.useRealTimers());

const never = new Promise<never>(() => undefined);

/** Opens a page whose first queries these are, and returns what reads its text. */
async function open(...queries: readonly Promise<unknown>[]): Promise<() => string | null> {
  const { useFirstScreenDone, watchFirstScreen } = await import("./first-screen-done.ts");
  const client = new QueryClient();
  function Page() {
    useEffect(() => {
      queries.forEach((answer, index) => void client.prefetchQuery({ queryKey: [index], queryFn: () => answer }));
      return watchFirstScreen(client);
    }, []);
    return <p>{useFirstScreenDone() ? "done" : "waiting"}</p>;
  }
  const { container } = await render(<Page />);
  return () => container.textContent;
}

test("the first screen is done when its queries are", async () => {
  const text = await open(Promise.resolve(1));
  await expect.poll(text).toBe("done");
});

test("an answer that hangs holds up the rest for two seconds after the last one that came", async () => {
  let answer = (): void => undefined;
  const text = await open(never, new Promise<number>((resolve) => (answer = () => resolve(1))));
  await vi.advanceTimersByTimeAsync(1_500);
  answer();
  await vi.advanceTimersByTimeAsync(1_900);
  expect(text()).toBe("waiting");
  await vi.advanceTimersByTimeAsync(200);
  expect(text()).toBe("done");
});
