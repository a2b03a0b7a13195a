import { i18n } from "@lingui/core";
import { onlineManager, QueryClient, timeoutManager } from "@tanstack/react-query";
import { onTestFinished, vi } from "vitest";
import type { Received, Reply } from "./operator.ts";
import { openBrowser } from "./browser.ts";
import { keys } from "../session/records.ts";

/** The localStorage key of the changes that the operator has not confirmed. */
export const key = "karo.player.favourites";

/** The operator refuses a change. */
export const refused = { body: { result: false, message: "Favori listeniz dolu", data: null } };

/** The operator's list of favourite games. */
export const listOf = (...ids: string[]) => ({
  body: { result: true, message: "", data: ids.map((id) => ({ type: "casino", id })) },
});

const letters = { first: "A", second: "B" };
type Player = keyof typeof letters;

const recordOf = (player: Player) => {
  const ciphertext = letters[player].repeat(344);
  return JSON.stringify({
    version: 2,
    player,
    uid: ciphertext,
    sid: ciphertext,
    uip: ciphertext,
    gmt: "+03:00",
    lang: "tr",
  });
};

interface Sent {
  readonly api: { readonly method: string };
  readonly data: { readonly mode?: string; readonly id?: string };
  readonly user?: { readonly sid?: string };
}

/** The operator's answer to a call such as `ping` or `insert 7`; undefined is a plain success. */
export type Answer = (asked: string) => Reply | undefined | Promise<Reply | undefined>;

/** Opens a browser in which the first player is signed in. `stored` adds what earlier visits left. */
export function openTabs(stored: Readonly<Record<string, string>> = {}) {
  const { storage, newTab } = openBrowser({ [keys.session]: recordOf("first"), ...stored });
  i18n.loadAndActivate({ locale: "tr", messages: {} });
  vi.stubGlobal("document", new EventTarget());
  const device = { onLine: true, locks: navigator.locks };
  vi.stubGlobal("navigator", device);
  /** The delays between attempts in milliseconds. Here the timers fire at once. */
  const waits: number[] = [];
  vi.spyOn(timeoutManager, "setTimeout").mockImplementation((work, delay) => setTimeout(work, waits.push(delay) && 0));
  function setOnline(online: boolean): void {
    device.onLine = online;
    onlineManager.setOnline(online);
  }

  /** Opens a page. `sent` lists what reached its operator: the change, the game and the player. */
  async function openPage<More = undefined>(answer: Answer = () => undefined, more?: () => Promise<More>) {
    const tab = newTab();
    return tab.open(async () => {
      const { openClient, success } = await import("./client.ts");
      const { errorLock, liftErrorLock, setErrorLock } = await import("../api/error-lock.ts");
      const { session } = await import("../session/app-session.ts");
      const { toastStore } = await import("../ui/toast.ts");
      const { changeFavourite, favouriteKey, prepareFavourites } =
        await import("../features/games/favourite-mutations.ts");
      const { favouriteMarks } = await import("../features/games/marks.ts");
      const sent: string[] = [];
      await openClient(async ({ body }: Received) => {
        const { api, data, user } = body as Sent;
        const asked = api.method === "favorites" ? (data.mode ? `${data.mode} ${data.id}` : "list") : api.method;
        if (data.mode) sent.push(`${asked} as ${user?.sid?.[0]}`);
        return (await answer(asked)) ?? success(asked === "list" ? [] : null);
      }, session.link);
      const queryClient = new QueryClient();
      onlineManager.setOnline(device.onLine);
      queryClient.mount();
      onTestFinished(() => queryClient.unmount());
      prepareFavourites(queryClient);
      const pending = () =>
        queryClient
          .getMutationCache()
          .findAll({ mutationKey: favouriteKey, status: "pending" })
          .map(({ state }) => state.variables as { id: string; mode: string });
      return {
        sent,
        errorLock,
        liftErrorLock,
        setErrorLock,
        /** The query of the ids of favourite games. */
        marks: favouriteMarks("casino"),
        /** Loaded with this page's own module instances. */
        more: await more?.(),
        queryClient,
        hear: tab.hear,
        press: (id: string, mode: "insert" | "delete" = "insert", confirmed?: boolean) =>
          changeFavourite(queryClient, { type: "casino", id }, mode, confirmed),
        /** The unconfirmed changes on screen: `+` added, `-` removed. */
        shown: () => pending().map(({ id, mode }) => `${mode === "insert" ? "+" : "-"}${id}`),
        /** How many changes wait for the network. */
        paused: () => queryClient.getMutationCache().findAll({ predicate: ({ state }) => state.isPaused }).length,
        /** Resolves when no change is being sent or waiting. */
        settled: () =>
          vi.waitFor(
            () => {
              if (pending().length > 0) throw new Error("Something waits");
            },
            { timeout: 10_000 },
          ),
        told: () => toastStore.get().map(({ text }) => text),
        logIn(player: Player) {
          storage.setItem(keys.session, recordOf(player));
          tab.hear(keys.session);
        },
      };
    });
  }
  /** The ids of the games whose changes are kept on the device. */
  const kept = () =>
    (JSON.parse(storage.getItem("karo.player.favourites") ?? "[]") as { id: string }[]).map(({ id }) => id);
  return { openPage, setOnline, kept, storage, waits };
}
