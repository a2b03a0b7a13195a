import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { QueryClient, QueryClientProvider, type QueryKey } from "@tanstack/react-query";
import { RouterContextProvider } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { onTestFinished } from "vitest";
import { render } from "vitest-browser-react";
import { loadSiteConfig } from "../api/config.ts";
import { intentDatabaseName } from "../api/intents/app-intents.ts";
import { testConfig } from "./site-config.ts";
import { liftErrorLock } from "../api/error-lock.ts";
import { createTestRouter } from "./test-router.ts";
import { TextElements } from "../ui/TextElements.tsx";
import { Toaster } from "../ui/Toaster.tsx";
import { dismissToast, toastStore } from "../ui/toast.ts";

export type Body = Readonly<Record<string, unknown>>;

/**
 * What the operator answers to a call: `data` with `pagination`, an HTTP status, a refusal with its code (422 unless given)
 * and its data or the messages of its fields, or never anything.
 */
export type PageAnswer =
  | { readonly data: unknown; readonly pagination?: unknown }
  | { readonly status: number }
  | { readonly refusal: string; readonly errors?: object; readonly data?: object; readonly code?: number }
  | "never"
  | "offline";

export type PageAnswers = Readonly<Record<string, PageAnswer | ((data: Body) => PageAnswer | Promise<PageAnswer>)>>;

/** An answer that an earlier visit stored, and when it came, in milliseconds since 1970. */
export interface Restored {
  readonly queryKey: QueryKey;
  readonly data: unknown;
  readonly updatedAt: number;
}

/**
 * Renders a page with an operator that gives these answers, by the method of the call. Other calls are unknown to it.
 * Nobody is signed in. `restored` are answers of an earlier visit. `asked` has the calls so far, `visited` the addresses to
 * which the page navigated. Without a `router`, every address is a page of the site.
 */
export async function openPage(
  page: ReactNode,
  answers: PageAnswers,
  settings: object = {},
  restored: readonly Restored[] = [],
  router = createTestRouter(),
) {
  const asked: { readonly method: string; readonly data: Body }[] = [];
  const visited: string[] = [];
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (address.endsWith("/config.json")) return Response.json({ ...testConfig, ...settings });
    if (!address.includes("/endpoint/")) return real(input, init);
    const body = JSON.parse(init?.body as string) as { api: { method: string }; data: Body };
    const { method } = body.api;
    asked.push({ method, data: body.data });
    const given = answers[method];
    const answer = typeof given === "function" ? await given(body.data) : given;
    if (answer === "never") return new Promise(() => {});
    if (answer === "offline") throw new TypeError("Failed to fetch");
    if (!answer) return Response.json({ result: false, message: "", data: null, code: 404 });
    if ("status" in answer) return new Response("", { status: answer.status });
    if ("refusal" in answer) {
      const data = answer.data ?? (answer.errors ? { errors: answer.errors } : null);
      return Response.json({ result: false, message: answer.refusal, data, code: answer.code ?? 422 });
    }
    return Response.json({ result: true, message: "", ...answer });
  };
  onTestFinished(() => {
    globalThis.fetch = real;
    sessionStorage.clear();
    localStorage.clear();
    // A write that was never answered would be open in the next test, and in later files: they share the browser's storage.
    indexedDB.deleteDatabase(intentDatabaseName);
  });
  // Those of an earlier page would cover what this one shows.
  for (const { id } of toastStore.get()) dismissToast(id);
  liftErrorLock();
  await loadSiteConfig("/config.json");
  i18n.loadAndActivate({ locale: "tr", messages: {} });
  document.documentElement.lang = "tr";
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } });
  for (const { queryKey, data, updatedAt } of restored) client.setQueryData(queryKey, data, { updatedAt });
  router.history.subscribe(({ location }) => {
    visited.push(location.href);
    void router.load();
  });
  const within = (content: ReactNode) => (
    <I18nProvider i18n={i18n} defaultComponent={TextElements}>
      <QueryClientProvider client={client}>
        <RouterContextProvider router={router as never}>{content}</RouterContextProvider>
        <Toaster />
      </QueryClientProvider>
    </I18nProvider>
  );
  const screen = await render(within(page));
  return { screen, asked, visited, client, show: (other: ReactNode) => screen.rerender(within(other)) };
}
