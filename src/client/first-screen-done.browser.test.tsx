import { QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { useFirstScreenDone, watchFirstScreen } from "./first-screen-done.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

// One test, because the first screen is done once in the life of a document.
test("a hanging answer delays the rest until two seconds after the last answer", async () => {
  const client = new QueryClient();
  let answer = (): void => undefined;
  const answers = [new Promise(() => undefined), new Promise<number>((resolve) => (answer = () => resolve(1)))];
  function Page() {
    useEffect(() => {
      answers.forEach((promise, index) => void client.prefetchQuery({ queryKey: [index], queryFn: () => promise }));
      return watchFirstScreen(client);
    }, []);
    return <p>{useFirstScreenDone() ? "done" : "waiting"}</p>;
  }
  const { container } = await render(<Page />);
  await vi.advanceTimersByTimeAsync(1_500);
  answer();
  await vi.advanceTimersByTimeAsync(1_900);
  expect(client.getQueryData([1])).toBe(1);
  expect(container.textContent).toBe("waiting");
  await vi.advanceTimersByTimeAsync(200);
  // React renders it in a task of its own.
  await expect.poll(() => container.textContent).toBe("done");
});
