import puppeteer, { type ElementHandle, type Frame, type Page } from "puppeteer-core";
import { firefoxProgram } from "./installed.ts";
import { until } from "./until.ts";
import { type Engine, findInPage, type Target, type View } from "./view.ts";

export interface FirefoxOptions {
  /** Settings of about:config. */
  readonly preferences?: Readonly<Record<string, unknown>>;
  /** Called with the message of every uncaught error of a page. */
  readonly onUncaughtError?: (message: string) => void;
}

/** Firefox over WebDriver BiDi, without geckodriver. */
export function firefox({ preferences = {}, onUncaughtError = () => {} }: FirefoxOptions = {}): Engine {
  return {
    name: "Firefox",
    open: async () => {
      const browser = await puppeteer.launch({
        browser: "firefox",
        executablePath: firefoxProgram,
        headless: true,
        extraPrefsFirefox: { "intl.accept_languages": "tr-TR,tr", ...preferences },
      });
      const page = await browser.newPage();
      page.on("pageerror", (error) => onUncaughtError(error instanceof Error ? error.message : String(error)));
      return {
        ...viewOf(page, page.mainFrame()),
        goto: async (url) => void (await page.goto(url, { waitUntil: "load" })),
        inFrame: async (work) => {
          const element = await page.waitForSelector("iframe");
          const frame = await until("the frame's page", async () => element?.contentFrame());
          return work(viewOf(page, frame));
        },
        resize: (width, height) => page.setViewport({ width, height }),
        screenshot: async () => Buffer.from(await page.screenshot()),
        close: () => browser.close(),
      };
    },
  };
}

function viewOf(page: Page, frame: Frame): View {
  const find = ({ css, name }: Target) =>
    until(name === undefined ? css : `${css} "${name}"`, async () => {
      const handle = await frame.evaluateHandle(findInPage, css, name);
      return handle.asElement() as ElementHandle | null;
    });
  return {
    evaluate: (work, ...args) => frame.evaluate(work as never, ...args),
    // An element can be replaced while it is being pressed.
    click: async (target) => {
      const { css, name } = target;
      await until(`a press of ${name ?? css}`, async () => {
        await (await find(target)).click();
        return true;
      });
    },
    type: async (target, text) => {
      await (await find(target)).focus();
      await page.keyboard.type(text);
    },
  };
}
