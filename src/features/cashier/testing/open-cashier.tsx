import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { onTestFinished } from "vitest";
import { render } from "vitest-browser-react";
import { loadSiteConfig } from "../../../client/config.ts";
import type { CashDirection } from "../../../contract/cash-method.ts";
import { liftErrorLock } from "../../../client/error-lock.ts";
import { Toaster } from "../../../ui/Toaster.tsx";
import "../../../ui/tokens.css";
import "../../../ui/base.css";
import { Cashier } from "../Cashier.tsx";
import type { CashierPlace } from "../cashier-context.ts";

/** What the operator answers to a call: the answer's `data`, an HTTP status, a refusal, or never anything. */
export type Answer = { readonly data: unknown } | { readonly status: number } | { readonly refusal: string; readonly errors?: object } | "never" | "offline";

const config = {
  apiBase: "",
  ipInfoUrl: "/ip-info",
  siteId: 889,
  siteName: "Karo",
  brand: { name: "Karo" },
  publicKey: `-----BEGIN PUBLIC KEY-----\n${"MFww".repeat(16)}\n-----END PUBLIC KEY-----\n`,
  support: {},
};

export const fast = {
  id: 22, name: "FAST", logo: "", type: "single", isFavorite: 0, min: "50.00", max: "100000.00", fee: "2.50",
  processingTime: "1–5 dakika", transferType: 1,
};

const usual: Readonly<Record<string, Answer>> = {
  check_balance: { data: [{ balance: "1250.50", currency: "TRY" }] },
  list_cash_methods_new: { data: { methods_list: [fast] } },
  list_highlighted_cash_methods: { data: [] },
  list_cash_methods: { data: [{ fields: [] }] },
  list_transactions: { data: [] },
  list_banks: { data: [] },
  list_bank_accounts: { data: [] },
  capabilities: { data: [] },
};

/**
 * Renders a place of the cashier, or `part` of it, over an operator that answers as given, by the method of the call.
 * Nobody is signed in.
 */
export async function openCashier(place: CashierPlace, answers: Readonly<Record<string, Answer>> = {}, part?: ReactNode, { direction = 1 }: { direction?: CashDirection } = {}) {
  const asked: { readonly method: string; readonly data: Record<string, unknown> }[] = [];
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (address.endsWith("/config.json")) return Response.json(config);
    if (!address.includes("/endpoint/")) return real(input, init);
    const body = JSON.parse(init?.body as string) as { api: { method: string }; data: Record<string, unknown> };
    const { method } = body.api;
    asked.push({ method, data: body.data });
    const answer = answers[method] ?? usual[method] ?? { status: 404 };
    if (answer === "never") return new Promise(() => {});
    if (answer === "offline") throw new TypeError("Failed to fetch");
    if ("status" in answer) return new Response("", { status: answer.status });
    if ("refusal" in answer) return Response.json({ result: false, message: answer.refusal, data: answer.errors ? { errors: answer.errors } : null, code: 422 });
    return Response.json({ result: true, message: "", data: answer.data });
  };
  onTestFinished(() => {
    globalThis.fetch = real;
    sessionStorage.clear();
    localStorage.clear();
  });
  liftErrorLock();
  await loadSiteConfig("/config.json");
  i18n.loadAndActivate({ locale: "tr", messages: {} });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  function Places() {
    const [shown, setShown] = useState(place);
    return part ?? <Cashier direction={direction} place={shown} onPlace={setShown} isOverGame />;
  }
  const screen = await render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <Places />
        <Toaster />
      </QueryClientProvider>
    </I18nProvider>,
  );
  return { screen, asked, client };
}
