import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { endMaintenance, startMaintenance } from "../api/maintenance.ts";
import { beginOnPhone, looksRightHere } from "../testing/looks-right-here.ts";
import { openPage } from "../testing/open-page.tsx";
import { MaintenancePage } from "./MaintenancePage.tsx";

const again = () => page.getByRole("button", { name: "Tekrar kontrol et" });

afterEach(endMaintenance);

/** Opens the page during a maintenance about which the operator says `notice`. `end` ends the maintenance. */
async function open(notice: object | null, checkAtOnce = false, isReload = false) {
  await beginOnPhone();
  let isOver = false;
  const { screen, asked, show } = await openPage(<p />, {
    check_status: () => (isOver ? { data: null } : { refusal: "This site is under maintenance" }),
  });
  const calls = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    return address.includes("/check-maintenance")
      ? Response.json({ status: notice !== null, data: notice })
      : calls(input, init);
  };
  // The start of the app clears the flag.
  if (!isReload) startMaintenance();
  const onBack = vi.fn<() => void>();
  await show(<MaintenancePage checkAtOnce={checkAtOnce} onBack={onBack} />);
  const checks = () => asked.filter(({ method }) => method === "check_status").length;
  return { screen, onBack, checks, end: () => (isOver = true) };
}

test("a maintenance says what the operator says of it, and leads back once a check finds the site open", async () => {
  const { screen, onBack, checks, end } = await open({
    title: "Kısa bakım",
    message: "Birazdan döneriz.",
    endsAt: "2026-11-22T22:30:00Z",
  });
  await expect.element(screen.getByRole("heading", { level: 1, name: "Kısa bakım" })).toBeVisible();
  await expect.element(screen.getByText("Birazdan döneriz.")).toBeVisible();
  await expect.element(screen.getByText(/^Tahmini bitiş: /)).toBeVisible();
  expect(document.title).toBe("Site bakımda · Karo");
  expect(checks()).toBe(0);
  await again().click();
  await expect.element(screen.getByText(/^Son kontrol: \d\d:\d\d\. Bakım devam ediyor\./)).toBeVisible();
  expect(onBack).not.toHaveBeenCalled();
  await looksRightHere(screen.container);
  end();
  await page.getByRole("button", { name: "Check again" }).click();
  await expect.poll(() => onBack.mock.calls.length).toBe(1);
});

test("without a notice of the operator the page has words of its own", async () => {
  const { screen } = await open(null);
  await expect
    .element(screen.getByText("Kısa bir bakım yapıyoruz. Bakiyeniz ve açık işlemleriniz güvende."))
    .toBeVisible();
});

test("a reload of the notice stays there until the operator says that the site is open", async () => {
  const { screen, onBack, checks, end } = await open(null, false, true);
  await expect.element(screen.getByText(/^Son kontrol: /)).toBeVisible();
  expect([checks(), onBack.mock.calls.length]).toEqual([1, 0]);
  end();
  await again().click();
  await expect.poll(() => onBack.mock.calls.length).toBe(1);
});

test("the page of the check asks the operator at once", async () => {
  const { screen, checks } = await open(null, true);
  await expect.element(screen.getByText(/^Son kontrol: /)).toBeVisible();
  expect(checks()).toBe(1);
});
