import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const locks = navigator.locks;

/** Modules as after a page load, with a worker container that hands its control over on demand. */
async function load() {
  vi.resetModules();
  const container: EventTarget & { controller: object | null } = Object.assign(new EventTarget(), {
    controller: {},
  });
  vi.stubGlobal("navigator", { serviceWorker: container, locks });
  const reload = vi.fn();
  vi.stubGlobal("location", { reload });
  const takeOver = () => {
    container.controller = {};
    container.dispatchEvent(new Event("controllerchange"));
  };
  const modules = { ...(await import("./update.ts")), ...(await import("./defer-updates.ts")) };
  return { ...modules, container, reload, takeOver };
}

describe("updating", () => {
  let page: Awaited<ReturnType<typeof load>>;
  beforeEach(async () => {
    page = await load();
  });
  afterEach(() => vi.unstubAllGlobals());

  it("asks first, then lets the new worker take over, then reloads once", async () => {
    page.followController();
    const skip = vi.fn(page.takeOver);
    page.updateIsWaiting(skip);
    expect(page.updateState.get()).toBe("waiting");
    expect(skip).not.toHaveBeenCalled();
    await page.agreeToUpdate();
    expect(skip).toHaveBeenCalledOnce();
    expect(page.reload).toHaveBeenCalledOnce();
  });

  it("does nothing when no update is waiting", async () => {
    await page.agreeToUpdate();
    expect(page.updateState.get()).toBe("none");
  });

  it("waits for a game in any tab", async () => {
    const skip = vi.fn(page.takeOver);
    page.updateIsWaiting(skip);
    // Another tab's hold is visible to this tab only as a lock.
    const endGame = page.deferUpdates();
    const updated = page.agreeToUpdate();
    await vi.waitFor(() => expect(page.updateState.get()).toBe("queued"));
    expect(skip).not.toHaveBeenCalled();
    endGame();
    await updated;
    expect(skip).toHaveBeenCalledOnce();
  });

  it("does not reload for the first worker of all", () => {
    page.container.controller = null;
    page.followController();
    page.takeOver();
    expect(page.reload).not.toHaveBeenCalled();
    page.takeOver();
    expect(page.reload).toHaveBeenCalledOnce();
  });

  it("does not reload a page with a payment when another tab updated", () => {
    page.followController();
    const endPayment = page.deferUpdates();
    const leaveForm = page.deferUpdates();
    page.takeOver();
    endPayment();
    expect(page.reload).not.toHaveBeenCalled();
    leaveForm();
    page.deferUpdates()();
    expect(page.reload).toHaveBeenCalledOnce();
  });
});
