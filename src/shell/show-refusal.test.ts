import { i18n } from "@lingui/core";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CallFailure, type Failure } from "../api/failure.ts";
import { speakEnglish } from "../testing/english-texts.ts";
import { financeCheckBalance } from "../contract/finance.ts";
import { dismissToast, toastStore } from "../ui/toast.ts";
import { showRefusal } from "./show-refusal.ts";

const refused = (message: string): Failure => ({ kind: "refused", message });

/** A balance on screen, polled at the interval `polled`, and what the player was told so far. */
function balance(polled: number | false) {
  const client = new QueryClient();
  let answer: Failure | undefined;
  const observer = new QueryObserver(client, {
    queryKey: ["balance"],
    queryFn: () => {
      if (answer) throw new CallFailure(answer, financeCheckBalance);
      return "1.00";
    },
    initialData: "0.00",
    staleTime: Infinity,
    retry: false,
    refetchInterval: () => polled,
  });
  const stop = observer.subscribe(() => {});
  return {
    stop,
    ask: async (next: Failure | undefined) => {
      answer = next;
      for (const { id } of toastStore.get()) dismissToast(id);
      await observer.refetch();
      const query = client.getQueryCache().find({ queryKey: ["balance"] });
      if (query?.state.status === "error") showRefusal(query);
      return toastStore.get().map(({ text }) => text);
    },
  };
}

let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  i18n.loadAndActivate({ locale: "tr", messages: {} });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test("a refused refetch by timer shows one toast until its message changes", async () => {
  const { ask, stop: end } = balance(30_000);
  stop = end;
  expect(await ask(refused("Bakiye alınamadı"))).toEqual(["Bakiye alınamadı"]);
  expect(await ask(refused("Bakiye alınamadı"))).toEqual([]);
  expect(await ask(refused("Cüzdan kapalı"))).toEqual(["Cüzdan kapalı"]);
  expect(await ask(undefined)).toEqual([]);
  expect(await ask(refused("Cüzdan kapalı"))).toEqual(["Cüzdan kapalı"]);
});

test("a refused read that the player started shows a toast each time", async () => {
  const { ask, stop: end } = balance(false);
  stop = end;
  expect(await ask(refused("Bakiye alınamadı"))).toEqual(["Bakiye alınamadı"]);
  expect(await ask(refused("Bakiye alınamadı"))).toEqual(["Bakiye alınamadı"]);
});

test("a player who may not read something is told so in the language of the page", async () => {
  speakEnglish();
  const { ask, stop: end } = balance(false);
  stop = end;
  const notAuthorised: Failure = { kind: "not-authorised", message: "Bu işlem için yetkiniz yok" };
  expect(await ask(notAuthorised)).toEqual(["You are not authorized to do this"]);
});
