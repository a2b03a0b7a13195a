import { QueryClient } from "@tanstack/react-query";
import { vi } from "vitest";
import type { Reply } from "../../../../client/testing/operator.ts";
import { openBrowser } from "../../../../lib/testing/browser.ts";
import { keys } from "../../../../session/keys.ts";
import { containerOf, type TestWorker } from "./worker.ts";

const letters = { first: "A", second: "B" };
type Player = keyof typeof letters;

const recordOf = (player: Player) => {
  const ciphertext = letters[player].repeat(344);
  return JSON.stringify({ version: 2, player, uid: ciphertext, sid: ciphertext, uip: ciphertext, gmt: "+03:00", lang: "tr" });
};

interface Sent {
  readonly api: { readonly method: string };
  readonly data: { readonly mode?: string; readonly id?: string };
  readonly user?: { readonly sid?: string };
}

/** A browser in which the first player is signed in; `stored` is what earlier visits left besides. */
export function openTabs(worker?: TestWorker, stored: Readonly<Record<string, string>> = {}) {
  const { storage, newTab } = openBrowser({ [keys.session]: recordOf("first"), ...stored });
  const { locks } = navigator;
  const device = { onLine: true, serviceWorker: containerOf(worker), locks };
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("navigator", device);

  /** A page. `answer` is what the operator says to a call, where that is not a plain success. */
  async function openPage(answer: (method: string) => Reply | undefined = () => undefined) {
    const tab = newTab();
    return tab.open(async () => {
      const { openClient, success } = await import("../../../../client/testing/client.ts");
      const { session } = await import("../../../../session/app-session.ts");
      /** What reached the operator: what was to be done, to which game, as whom. */
      const sent: string[] = [];
      await openClient(({ body }) => {
        const { api, data, user } = body as Sent;
        // Theirs is not the only call of a page.
        if (api.method === "favorites") sent.push(`${data.mode} ${data.id} as ${user?.sid?.[0]}`);
        return answer(api.method) ?? success(null);
      }, session.wiring);
      const queue = await import("../changes.ts");
      const { replayChanges } = await import("../replay.ts");
      const { sendChange } = await import("../send-change.ts");
      const queries = new QueryClient();
      return {
        sent,
        ...queue,
        replay: () => replayChanges(queries),
        send: (change: Parameters<typeof sendChange>[1]) => sendChange(queries, change),
        /** What shows: `+` added, `-` removed, `?` waiting. */
        shown: () =>
          [...queue.changes.get().values()].map(({ id, mode, waiting }) => `${mode === "insert" ? "+" : "-"}${id}${waiting ? "?" : ""}`),
        logIn(player: Player) {
          storage.setItem(keys.session, recordOf(player));
          tab.hear(keys.session);
        },
        logOut() {
          storage.removeItem(keys.session);
          tab.hear(keys.session);
        },
      };
    });
  }
  return { openPage, device, storage };
}
