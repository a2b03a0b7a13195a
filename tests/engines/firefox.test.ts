import { describe, expect, onTestFinished, test } from "vitest";
import { firefox } from "./firefox.ts";
import { smokeTest } from "./smoke-test.ts";
import { startTestOperator } from "../e2e/operator-of-file.ts";
import { until } from "./until.ts";

smokeTest(firefox());

describe("Firefox that denies storage", () => {
  test("home, the lobby and the log-in page work without an uncaught error", async () => {
    const operator = await startTestOperator();
    onTestFinished(operator.close);
    const errors: string[] = [];
    // The setting "block all cookies", which also denies all other storage.
    const denied = { "network.cookie.cookieBehavior": 2 };
    const browser = await firefox({ preferences: denied, onUncaughtError: (message) => errors.push(message) }).open();
    onTestFinished(browser.close);

    const gamesAreShown = () =>
      browser.evaluate(() => document.querySelectorAll("main img[src^='/art/game/']").length > 5);
    await browser.goto(`${operator.origin}/`);
    await until("home", gamesAreShown);
    // The search starts the catalogue's thread, which needs a database.
    await browser.click({ css: "header button", name: "Ara" });
    await browser.type({ css: "dialog[open] [role='combobox']" }, "lale");
    await until("a result", () =>
      browser.evaluate(() => document.querySelector("dialog[open] [role='option'][aria-selected='true']") !== null),
    );
    await browser.goto(`${operator.origin}/slot`);
    await until("the lobby", gamesAreShown);
    await browser.goto(`${operator.origin}/login`);
    await until("the form", () => browser.evaluate(() => document.querySelector("main form") !== null));
    // Firefox itself reports every refused service worker, even if the page handles the refusal.
    expect(errors.filter((message) => !message.startsWith("Failed to register/update a ServiceWorker"))).toEqual([]);
  });
});
