import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { updateHoldLock } from "../src/lib/worker-messages.ts";
import { reloadPages } from "./reload-pages.ts";

/** An open page. One that replies says that it will reload itself. */
function openPage(id: string, { replies }: { replies: boolean }) {
  let onReplyHeard = () => {};
  const replyHeard = new Promise<void>((resolve) => (onReplyHeard = resolve));
  return {
    id,
    url: `https://site.example/${id}`,
    replyHeard,
    postMessage(_message: unknown, [port]: MessagePort[]) {
      if (!replies) return;
      // The worker closes the channel once it has the reply.
      port?.addEventListener("close", onReplyHeard);
      port?.postMessage("done");
    },
    navigate: vi.fn(async () => null),
  };
}

describe("reloading the pages of a worker that was switched off", () => {
  let pages: ReturnType<typeof openPage>[] = [];
  let held: { name: string; clientId: string }[] = [];
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    vi.stubGlobal("self", { clients: { matchAll: async () => pages } });
    vi.stubGlobal("navigator", { locks: { query: async () => ({ held }) } });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("leaves those that reply to themselves, and reloads those that do not, but none with a game or a payment", async () => {
    const replying = openPage("replying", { replies: true });
    const silent = openPage("silent", { replies: false });
    const playing = openPage("playing", { replies: false });
    pages = [replying, silent, playing];
    held = [
      { name: updateHoldLock, clientId: "playing" },
      { name: "another lock", clientId: "silent" },
    ];
    const reloaded = reloadPages();
    await replying.replyHeard;
    await vi.advanceTimersByTimeAsync(2000);
    await reloaded;
    expect(silent.navigate).toHaveBeenCalledWith(silent.url);
    expect(replying.navigate).not.toHaveBeenCalled();
    expect(playing.navigate).not.toHaveBeenCalled();
  });
});
