import { beforeEach, describe, expect, it, vi } from "vitest";

/** Modules as after a page load. */
async function load() {
  vi.resetModules();
  return { ...(await import("./reload.ts")), ...(await import("./hold-updates.ts")) };
}

describe("reloading when free", () => {
  let modules: Awaited<ReturnType<typeof load>>;
  const reload = vi.fn();
  beforeEach(async () => {
    reload.mockReset();
    modules = await load();
  });

  it("reloads once, immediately, when nothing holds", () => {
    modules.reloadWhenFree(reload);
    modules.reloadWhenFree(reload);
    modules.holdUpdates("game")();
    expect(reload).toHaveBeenCalledOnce();
  });

  it("waits for the last game and payment", () => {
    const endGame = modules.holdUpdates("game");
    const endPayment = modules.holdUpdates("submission");
    modules.reloadWhenFree(reload);
    endGame();
    expect(reload).not.toHaveBeenCalled();
    endPayment();
    expect(reload).toHaveBeenCalledOnce();
  });
});
