/** Which Debian packages an engine needs, and which of them are not there. Also read by scripts/test.ts. */
import { existsSync, globSync } from "node:fs";

export type EngineName = "firefox" | "webkit";

/** The program of `firefox-esr`. */
export const firefoxProgram = "/usr/bin/firefox-esr";

/** The browser of WebKitGTK, in a folder named after the machine's architecture; undefined where it is missing. */
export function findMiniBrowser(): string | undefined {
  return globSync("/usr/lib/*/webkit2gtk-4.1/MiniBrowser")[0];
}

const needed: Readonly<Record<EngineName, Readonly<Record<string, () => boolean>>>> = {
  firefox: { "firefox-esr": () => existsSync(firefoxProgram) },
  webkit: {
    "webkit2gtk-driver": () => existsSync("/usr/bin/WebKitWebDriver") && findMiniBrowser() !== undefined,
    xvfb: () => existsSync("/usr/bin/xvfb-run"),
    xauth: () => existsSync("/usr/bin/xauth"),
    dbus: () => existsSync("/usr/bin/dbus-run-session"),
  },
};

/** The names of the packages that are missing; none when the engine can run. */
export function missingPackages(engine: EngineName): string[] {
  return Object.entries(needed[engine]).flatMap(([name, isThere]) => (isThere() ? [] : [name]));
}
