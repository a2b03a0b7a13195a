import { i18n } from "@lingui/core";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { expect, test } from "vitest";
import { openPage } from "../../testing/open-page.tsx";
import type { Failure } from "../../api/failure.ts";
import { LoginRefusal } from "./LoginRefusal.tsx";
import { SmsStep } from "./SmsStep.tsx";
import { useWrongCodeWords } from "./CodeForm.tsx";

type Refused = Extract<Failure, { kind: "refused" }>;

const nothing = () => undefined;
const help = "Girdiğiniz kod hatalı. Kodun süresi dolmuş olabilir. Uygulamadaki veya son mesajdaki kodu yazın.";
/** The texts of the code itself stand for the English ones. */
const showIn = (locale: string) => i18n.loadAndActivate({ locale, messages: {} });

const wrong: readonly [string, Refused, tr: string, en: string][] = [
  ["a wrong code", { kind: "refused", message: "Girdiğiniz kod hatalı" }, help, help],
  [
    "another refusal",
    { kind: "refused", message: "Operatör böyle istedi" },
    "Girdiğiniz kod hatalı. Operatör böyle istedi",
    help,
  ],
  [
    "too many codes",
    { kind: "refused", message: "15 dakika bekleyin", code: 429, retryAfterMs: 40_000 },
    "Çok fazla deneme yapıldı. 15 dakika bekleyin",
    "Çok fazla deneme yapıldı. Yaklaşık 1 dakika sonra tekrar deneyin.",
  ],
];

function WrongCode({ wrong: failure }: { wrong: Refused }) {
  return <p>{useWrongCodeWords()(failure)}</p>;
}

test.each(wrong)("%s is explained in the page's language", async (_, failure, tr, en) => {
  const { screen } = await openPage(<WrongCode wrong={failure} />, {});
  await expect.element(screen.getByText(tr, { exact: true })).toBeVisible();
  showIn("en");
  await expect.element(screen.getByText(en, { exact: true })).toBeVisible();
});

test("a code that was not sent is explained in the page's language", async () => {
  const failure: Refused = { kind: "refused", message: "Operatör böyle istedi" };
  const routeTree = createRootRoute({ component: () => <SmsStep sms={{ kind: "failed", failure }} /> });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  const { screen } = await openPage(<RouterProvider router={router} />, {});
  await expect.element(screen.getByText("Operatör böyle istedi")).toBeVisible();
  showIn("en");
  await expect.element(screen.getByText("Kod gönderilemedi")).toBeVisible();
  await expect.element(screen.getByText("Operatör böyle istedi")).not.toBeInTheDocument();
});

test("the end of a time-out is told in the operator's time", async () => {
  const failure: Refused = { kind: "refused", message: "Moladasınız", data: { until: "2026-11-27T22:30:00Z" } };
  const { screen } = await openPage(
    <LoginRefusal step={{ kind: "refused", failure }} attempt={1} onRetry={nothing} />,
    {},
  );
  await expect.element(screen.getByText("28 Kasım 2026 01:30")).toBeVisible();
});
