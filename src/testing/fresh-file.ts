/**
 * Runs before every file of the app's tests. Many files run in one process, because a process of its own for each takes
 * more time than the tests do. So what a file changes here or leaves running must end with it.
 */
import { i18n } from "@lingui/core";
import { defaultScheduler, notifyManager, onlineManager } from "@tanstack/react-query";
import { afterAll, vi } from "vitest";

vi.useRealTimers();
vi.unstubAllGlobals();
// Our modules keep state: each file imports its own. The packages of node_modules stay, with theirs.
vi.resetModules();
i18n.loadAndActivate({ locale: "", messages: {} });
onlineManager.setOnline(true);
notifyManager.setScheduler(defaultScheduler);

/** The file's own timers, deadlines and channels end with it. Otherwise its modules would act in the next file's tests. */
const real = { setTimeout, setInterval, BroadcastChannel };
const realDeadline = Object.getOwnPropertyDescriptor(AbortSignal, "timeout") ?? {};
const ends: (() => void)[] = [];
const noted =
  <Arguments extends unknown[], Timer>(start: (...given: Arguments) => Timer, end: (timer: Timer) => void) =>
  (...given: Arguments) => {
    const timer = start(...given);
    ends.push(() => end(timer));
    return timer;
  };
Object.assign(globalThis, {
  setTimeout: noted(setTimeout, clearTimeout),
  setInterval: noted(setInterval, clearInterval),
  BroadcastChannel: class extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      ends.push(() => this.close());
    }
  },
});
AbortSignal.timeout = (milliseconds) => {
  const deadline = new AbortController();
  const passed = () => deadline.abort(new DOMException("The operation was aborted due to timeout", "TimeoutError"));
  const timer = real.setTimeout(passed, milliseconds);
  ends.push(() => clearTimeout(timer));
  return deadline.signal;
};
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Object.assign(globalThis, real);
  Object.defineProperty(AbortSignal, "timeout", realDeadline);
  for (const end of ends) end();
});
