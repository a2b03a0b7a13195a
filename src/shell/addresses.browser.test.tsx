import { createMemoryHistory } from "@tanstack/react-router";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showInEnglish } from "../testing/look-of-page.ts";
import { openPage } from "../testing/open-page.tsx";
import { linkSession } from "../api/session-link.ts";
import { allExamples } from "../testing/examples/all.ts";
import { publicPaths } from "../contract/public-pages.ts";
import { session } from "../session/app-session.ts";
import { signInHere } from "../testing/sign-in-here.ts";
import { App } from "../App.tsx";
import { createAppRouter } from "../router.ts";
import { addressesInCode } from "../testing/addresses-in-code.ts";
import { turkishIn } from "../testing/turkish-in.ts";

const answers = Object.fromEntries(
  allExamples.map(({ call, answer, pagination }) => [call.method, { data: answer, pagination }]),
);
/** The page of the lottery exists only on these days. */
const lottery = { startDate: "2000-01-01", endDate: "2999-12-31" };

type Language = "en" | "tr";

/** What stands in place of a page that cannot be shown. */
const dead: Readonly<Record<Language, readonly [string, string]>> = {
  en: ["The page you're looking for can not be found", "Page can not be displayed"],
  tr: ["Aradığınız sayfa bulunamadı", "Sayfa görüntülenemiyor"],
};

/** Opens the whole site on a desktop. The operator answers as the contract's examples do. */
async function openSite(language: Language = "en") {
  // Wide, so that forms show all of their fields at once.
  await page.viewport(1440, 900);
  linkSession(session.link);
  const { screen, client, show } = await openPage(<p />, answers, { lottery });
  if (language === "en") showInEnglish();
  const router = createAppRouter(client, createMemoryHistory());
  await show(<App queryClient={client} router={router} openLayer={() => () => undefined} />);
  // React hides the page before while the code of the next one is on its way.
  const title = () =>
    Array.from(screen.container.querySelectorAll("h1")).find((heading) => heading.checkVisibility())?.textContent;
  /** Opens an address and waits for its page. */
  const openAddress = async (path: string) => {
    router.history.push(path);
    await router.load();
    const isThere = () => client.isFetching() === 0 && router.state.status === "idle" && Boolean(title());
    await expect.poll(isThere).toBe(true);
  };
  /** Opens an address and returns what is wrong with its page. */
  const faultsOf = async (path: string): Promise<readonly string[]> => {
    await openAddress(path);
    const lost = dead[language].filter((words) => words === title() && path !== "/page-not-accessible");
    const descriptions = document.head.querySelectorAll('meta[name="description"]:not([content=""])').length;
    const undescribed = descriptions === 1 ? [] : [`${descriptions} descriptions`];
    // "street-address" has several lines, which an input has not.
    const fields = Array.from(
      document.querySelectorAll('input[autocomplete~="street-address"]'),
      ({ id }) => `${id} has one line`,
    );
    const turkish = language === "en" ? turkishIn(document.documentElement) : [];
    return [...lost, ...undescribed, ...fields, ...turkish].map((words) => `${path}: ${words}`);
  };
  /** Opens the dialog behind the first button of that name on the page of an address, and returns what is Turkish in it. */
  const turkishBehind = async (path: string, button: RegExp): Promise<readonly string[]> => {
    await openAddress(path);
    // The way to help is outside the page.
    const place = button.test("Support") ? page : page.getByRole("main");
    await place.getByRole("button", { name: button }).first().click();
    const dialog = page.getByRole("dialog").last();
    await expect.element(dialog.getByRole("heading").first()).toBeVisible();
    await expect.poll(() => client.isFetching()).toBe(0);
    const found = turkishIn(dialog.element());
    await userEvent.keyboard("{Escape}");
    return found.map((words) => `${path} ${button.source}: ${words}`);
  };
  const templates = Object.keys(router.routesByPath).map((path) =>
    path
      .replace(/\/\{-\$\w+\}/g, "")
      .replace("$infType", "faq")
      .replace("$type", "slot")
      .replace(/\$\w+/, "1"),
  );
  const addresses = [...new Set([...templates, ...publicPaths, ...addressesInCode(templates)])];
  const [ofPlayers, ofAll] = [true, false].map((isPlayers) =>
    addresses.filter((path) => {
      const [routes] = router.getMatchedRoutes(path.replace(/[?#].*/, ""));
      return routes.some(({ id }) => id === "/_authed") === isPlayers;
    }),
  );
  return { faultsOf, turkishBehind, ofPlayers, ofAll };
}

async function walk(faultsOf: (path: string) => Promise<readonly string[]>, addresses: readonly string[] = []) {
  expect(addresses.length).toBeGreaterThan(30);
  const faults: string[] = [];
  for (const path of addresses) faults.push(...(await faultsOf(path)));
  return faults;
}

test("every public address in the code opens a page with a description, and none says anything in Turkish on the English site", async () => {
  const { faultsOf, ofAll } = await openSite();
  expect(await walk(faultsOf, ofAll)).toEqual([]);
});

test("so does every address of a player", async () => {
  await signInHere("p1");
  const { faultsOf, ofPlayers } = await openSite();
  expect(await walk(faultsOf, ofPlayers)).toEqual([]);
});

test("every address opens a page on the Turkish site", async () => {
  await signInHere("p1");
  const { faultsOf, ofAll, ofPlayers } = await openSite("tr");
  expect(await walk(faultsOf, [...(ofAll ?? []), ...(ofPlayers ?? [])])).toEqual([]);
});

test.each([
  ["/nowhere", "en"],
  ["/play/sport/sport", "en"],
  ["/nowhere", "tr"],
] as const)("%s opens nothing: %s", async (path, language) => {
  await signInHere("p1");
  const { faultsOf } = await openSite(language);
  expect(await faultsOf(path)).toEqual([`${path}: ${dead[language][0]}`]);
});

test("the dialogs behind the buttons of a page say nothing in Turkish on the English site", async () => {
  await signInHere("p1");
  const { turkishBehind } = await openSite();
  // A desktop shows details beside their list.
  await page.viewport(390, 844);
  const found: string[] = [];
  for (const [path, button] of [
    ["/slot", /^Provider/],
    ["/slot", /: details$/],
    ["/live", /: details$/],
    ["/favorites", /^Support$/],
    ["/profile/history", /₺/],
    ["/profile/bank-accounts", /^Delete: /],
    ["/profile/limits", /^Change: /],
  ] as const) {
    found.push(...(await turkishBehind(path, button)));
  }
  expect(found).toEqual([]);
});

test("words that stand in the code in Turkish are found on an English page", async () => {
  const { screen } = await openPage(<p title="Sayfayı yenile">Toplam</p>, {});
  showInEnglish();
  await expect.poll(() => turkishIn(screen.container)).toEqual(["Sayfayı yenile", "Toplam"]);
});
