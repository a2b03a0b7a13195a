import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { privatePrefix } from "../../../lib/private-storage.ts";
import { openBrowser } from "../../../lib/testing/browser.ts";
import { keys } from "../../../session/keys.ts";

beforeEach(() => vi.stubGlobal("document", new EventTarget()));
afterEach(() => vi.unstubAllGlobals());

const letters = { first: "A", second: "B" };
const recordOf = (player: keyof typeof letters) => {
  const ciphertext = letters[player].repeat(344);
  return JSON.stringify({ version: 1, player, uid: ciphertext, sid: ciphertext, uip: ciphertext, gmt: "+03:00", lang: "tr" });
};

/** A page whose player changed two favourites without a network; `onChange` is told of each that is sent. */
async function openPage(onChange: () => void) {
  const changed = ["1", "2"].map((id) => ({ type: "casino", id, mode: "insert" }));
  const { storage, newTab } = openBrowser({
    [keys.session]: recordOf("first"),
    [`${privatePrefix}favourites.waiting`]: JSON.stringify({ player: "first", changes: changed }),
  });
  const tab = newTab();
  return tab.open(async () => {
    const { openClient, success } = await import("../../../client/testing/client.ts");
    const { session } = await import("../../../session/app-session.ts");
    const sent: string[] = [];
    await openClient(({ body }) => {
      const { api, data } = body as { api: { method: string }; data: { id: string } };
      // Theirs is not the only call of a page.
      if (api.method === "favorites") {
        sent.push(data.id);
        onChange();
      }
      return success(null);
    }, session.wiring);
    const { replayChanges } = await import("./replay.ts");
    const logIn = (player: keyof typeof letters) => {
      storage.setItem(keys.session, recordOf(player));
      tab.hear(keys.session);
    };
    return { replay: () => replayChanges(new QueryClient()), logIn, sent };
  });
}

test("what was changed without a network is sent in its order", async () => {
  const { replay, sent } = await openPage(() => undefined);
  expect(await replay()).toEqual([{ kind: "done", mode: "insert" }, { kind: "done", mode: "insert" }]);
  expect(sent).toEqual(["1", "2"]);
});

test("with another player signed in meanwhile it ends: what is left is not theirs, and neither is the news", async () => {
  const page = await openPage(() => page.logIn("second"));
  expect(await page.replay()).toEqual([{ kind: "another-player" }]);
  expect(page.sent).toEqual(["1"]);
});
