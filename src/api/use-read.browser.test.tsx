import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { QueryClient, QueryClientProvider, QueryObserver } from "@tanstack/react-query";
import { expect, onTestFinished, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import type { CallSuccess } from "./call.ts";
import { CallFailure, type Failure } from "./failure.ts";
import { casinoCategoryList } from "../contract/casino.ts";
import { type Language, language } from "../ui/preferences.ts";
import { type ReadOptions, readOptions } from "./query.ts";
import { queryOf, useRead } from "./use-read.ts";

type Answer = Partial<CallSuccess<readonly string[]>> | Failure;

/** A section with a list of names from `answers`, by language. Requests without an answer there never finish. */
async function open(answers: Record<string, Answer>) {
  language.set("tr");
  onTestFinished(() => language.set("tr"));
  i18n.loadAndActivate({ locale: "tr", messages: {} });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 0 } } });
  const options = () => {
    const asked = language.get();
    return {
      ...readOptions(casinoCategoryList, { limit: 2, offset: 0 }),
      queryFn: () => {
        const answer = answers[asked];
        if (!answer) return new Promise(() => {});
        if ("kind" in answer) throw new CallFailure(answer, casinoCategoryList);
        return { data: [], message: "", dropped: 0, ...answer };
      },
    } as unknown as ReadOptions<readonly string[]>;
  };
  function Names() {
    const { state, rows, total, received, since, failure } = useRead(options());
    return (
      <p>
        {[state, rows.join("+"), `${received} of ${total}`, since ?? "now", failure?.kind ?? "well"].join(" | ")}
        <input aria-label="typed" />
      </p>
    );
  }
  const screen = await render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <Names />
      </QueryClientProvider>
    </I18nProvider>,
  );
  return {
    shown: expect.element(screen.getByRole("paragraph")),
    typed: screen.getByLabelText("typed"),
    /** When the list in the first language arrived. */
    cameAt: () => new Date(client.getQueryCache().getAll()[0]?.state.dataUpdatedAt ?? 0).toISOString(),
    ask: async () => {
      // Otherwise it keeps waiting for the request that never finishes.
      await client.cancelQueries();
      await client.refetchQueries({ type: "active" });
    },
    choose: async (next: Language) => {
      language.set(next);
      i18n.loadAndActivate({ locale: next, messages: {} });
      await expect.poll(() => client.isFetching()).toBe(1);
    },
  };
}

test("a screen gets rows, total, age and state", async () => {
  const pagination = { limit: 2, offset: 0, total: 7 };
  const { shown } = await open({ tr: { data: ["a", "b"], dropped: 1, pagination } });
  await shown.toHaveTextContent("ready | a+b | 3 of 7 | now | well");
});

test.each<[Answer, string]>([
  [{ data: [] }, "empty |  | 0 of 0 | now | well"],
  [{ data: ["a"], cachedAt: "2026-11-20T08:00:00.000Z" }, "ready | a | 1 of 1 | 2026-11-20T08:00:00.000Z | well"],
  [{ kind: "offline", sent: false }, "offline |  | undefined of undefined | now | offline"],
  [{ kind: "unreachable", sent: true }, "failed |  | undefined of undefined | now | unreachable"],
])("%j is shown as %s", async (answer, text) => {
  const { shown } = await open({ tr: answer });
  await shown.toHaveTextContent(text.replace(/\s+/g, " "));
});

test("data that could not be refetched stay, with their age", async () => {
  const answers: Record<string, Answer> = { tr: { data: ["a"] } };
  const { shown, ask, cameAt } = await open(answers);
  await shown.toHaveTextContent("ready | a | 1 of 1 | now | well");
  answers["tr"] = { kind: "unreachable", sent: true };
  await ask();
  await shown.toHaveTextContent(`ready | a | 1 of 1 | ${cameAt()} | unreachable`);
});

test("a change of language keeps the component and its data until the answer in the new one arrives", async () => {
  const answers: Record<string, Answer> = { tr: { data: ["oyun"] } };
  const { shown, typed, choose, ask } = await open(answers);
  await shown.toHaveTextContent("ready | oyun | 1 of 1 | now | well");
  await typed.fill("deniz");
  await choose("en");
  await shown.toHaveTextContent("ready | oyun | 1 of 1 | now | well");
  answers["en"] = { kind: "unreachable", sent: true };
  await ask();
  await shown.toHaveTextContent("failed | | undefined of undefined | now | unreachable");
  answers["en"] = { data: ["game"] };
  await ask();
  await shown.toHaveTextContent("ready | game | 1 of 1 | now | well");
  await expect.element(typed).toHaveValue("deniz");
});

/** How often a list is requested in eleven seconds, if it is refetched every five and all of its requests fail. */
async function timesAsked(failure: Failure, refetchInterval: number | (() => number)): Promise<number> {
  const ask = vi.fn(() => Promise.reject(new CallFailure(failure, casinoCategoryList)));
  const list = new QueryObserver(new QueryClient(), {
    queryKey: ["list"],
    queryFn: ask,
    retry: false,
    ...queryOf({ refetchInterval }),
  });
  const leave = list.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(11_000);
  leave();
  return ask.mock.calls.length;
}

test.each([["fixed", 5_000] as const, ["computed", () => 5_000] as const])(
  "a %s interval repeats a failed read, but not one that the operator was asked for too often",
  async (_kind, refetchInterval) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    expect(await timesAsked({ kind: "unreachable", sent: true }, refetchInterval)).toBe(3);
    expect(await timesAsked({ kind: "refused", message: "Bakımda", code: 12 }, refetchInterval)).toBe(3);
    expect(await timesAsked({ kind: "refused", message: "Çok fazla istek", code: 429 }, refetchInterval)).toBe(1);
  },
);
