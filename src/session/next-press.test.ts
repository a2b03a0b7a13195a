import { expect, onTestFinished, test, vi } from "vitest";
import { atNextPress } from "./refresh.ts";

test.each(["pointerdown", "keydown"])("work runs once, at the next %s", (name) => {
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  onTestFinished(() => void vi.unstubAllGlobals());
  const work = vi.fn<() => void>();
  atNextPress(work);
  page.dispatchEvent(new Event("wheel"));
  expect(work).not.toHaveBeenCalled();
  for (const press of [name, name, "pointerdown", "keydown"]) page.dispatchEvent(new Event(press));
  expect(work).toHaveBeenCalledTimes(1);
});
