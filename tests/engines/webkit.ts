import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { findMiniBrowser } from "./installed.ts";
import { until } from "./until.ts";
import { type Browser, type Engine, findInPage, type Target } from "./view.ts";
import { isReady, openSession, type WebDriver } from "./webdriver.ts";

/** WebKitGTK over its WebDriver, on a virtual display. */
export const webkit: Engine = { name: "WebKit", open: openWebKit };

async function openWebKit(): Promise<Browser> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const display = ["-a", "-s", "-screen 0 1600x1200x24"];
  const driver = spawn("xvfb-run", [...display, "dbus-run-session", "--", "WebKitWebDriver", `--port=${port}`], {
    // The sandbox needs user namespaces, which root in a container does not have.
    env: { ...process.env, ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" }) },
    stdio: "ignore",
    // A separate process group, so that the display and the browser end with it.
    detached: true,
  });
  const exited = once(driver, "exit");
  const stop = async () => {
    if (driver.pid !== undefined && driver.exitCode === null) process.kill(-driver.pid);
    await exited;
  };
  try {
    await until("WebKitWebDriver", () => isReady(origin));
    const binary = findMiniBrowser();
    const session = await openSession(origin, { "webkitgtk:browserOptions": { binary, args: ["--automation"] } });
    return browserOf(session, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The page may replace an element between finding and clicking it. Then nothing was clicked, and it is found again. */
function unlessReplaced(error: unknown): false {
  if (error instanceof Error && error.message.includes("stale element reference")) return false;
  throw error;
}

function browserOf(session: WebDriver, stop: () => Promise<void>): Browser {
  const evaluate: Browser["evaluate"] = async (work, ...args) => {
    const result = await session.send("POST", "execute/async", { script: asScript(work), args });
    const { value, error } = result as { value?: unknown; error?: string };
    if (error !== undefined) throw new Error(error);
    return value as never;
  };
  const find = ({ css, name }: Target) =>
    until(name === undefined ? css : `${css} "${name}"`, async () => {
      const script = `return (${findInPage.toString()})(arguments[0], arguments[1] ?? undefined)`;
      const element = await session.send("POST", "execute/sync", { script, args: [css, name ?? null] });
      // A reference to an element is an object whose only value is its id.
      return Object.values((element ?? {}) as Record<string, string>)[0];
    });
  const view = {
    evaluate,
    click: async (target: Target) =>
      void (await until(`a click on ${target.css}`, async () => {
        const element = await find(target);
        return session.send("POST", `element/${element}/click`).then(() => true, unlessReplaced);
      })),
    type: async (target: Target, text: string) =>
      void (await session.send("POST", `element/${await find(target)}/value`, { text })),
  };
  return {
    ...view,
    goto: async (url) => void (await session.send("POST", "url", { url })),
    inFrame: async (work) => {
      const frame = await until("a frame", () =>
        session.send("POST", "element", { using: "css selector", value: "iframe" }),
      );
      await session.send("POST", "frame", { id: frame });
      try {
        return await work(view);
      } finally {
        await session.send("POST", "frame", { id: null });
      }
    },
    resize: async (width, height) => {
      // The window has a frame and a toolbar around the viewport.
      const [extraWidth, extraHeight] = await evaluate(
        () => [outerWidth - innerWidth, outerHeight - innerHeight] as const,
      );
      await session.send("POST", "window/rect", { width: width + extraWidth, height: height + extraHeight });
    },
    screenshot: async () => Buffer.from((await session.send("GET", "screenshot")) as string, "base64"),
    close: async () => {
      await session.send("DELETE", "");
      await stop();
    },
  };
}

/** A script for `execute/async` that calls `work` with the arguments and hands back its value or its error. */
function asScript(work: (...args: never[]) => unknown): string {
  return `const args = [...arguments], end = args.pop();
    (async () => (${work.toString()})(...args))().then((value) => end({ value }), (error) => end({ error: String(error) }));`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
