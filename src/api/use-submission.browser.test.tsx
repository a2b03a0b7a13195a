import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { updateHolds } from "../pwa/defer-updates.ts";
import { useSubmission } from "./use-submission.ts";

test("a submission keeps the page from being reloaded until it ends, also when its page was left", async () => {
  const answers: ((end: { kind: "done" }) => void)[] = [];
  function Pay() {
    const { send } = useSubmission(() => new Promise<{ kind: "done" }>((resolve) => answers.push(resolve)));
    return <button onClick={() => void send(undefined)}>Pay</button>;
  }
  const client = new QueryClient({ defaultOptions: { mutations: { networkMode: "always", retry: false } } });
  const screen = await render(
    <QueryClientProvider client={client}>
      <Pay />
    </QueryClientProvider>,
  );
  const holds = () => updateHolds.get();
  const pay = screen.getByRole("button");
  expect(holds()).toBe(0);

  await pay.click();
  // Joins the submission that is under way.
  await pay.click();
  expect(holds()).toBe(1);
  answers[0]?.({ kind: "done" });
  await expect.poll(holds).toBe(0);

  await pay.click();
  await screen.unmount();
  expect(holds()).toBe(1);
  answers[1]?.({ kind: "done" });
  await expect.poll(holds).toBe(0);
  expect(answers).toHaveLength(2);
});
