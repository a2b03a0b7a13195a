import { createHash } from "node:crypto";
import { type TextStorage, wrapStorage } from "../lib/storage.ts";
import { storageArea } from "./storage-area.ts";
import { createSession, type Session, type SessionDeps } from "../session/session.ts";
import type { TabLink, TabListener, TabMessage } from "../session/tabs.ts";

export interface TestTab {
  readonly session: Session;
  readonly visit: TextStorage;
  /** Closes the page: what still runs on it has no effect any more. */
  readonly close: () => void;
}

/** What the operator answers to a log-in without a second factor. */
export const loginAnswer = {
  rid: 10,
  uid: 70412,
  sid: "b7d1f0c2a95e4e6f8c31",
  uip: "203.0.113.24",
  gtm: "+03:00",
  language: "tr",
  username: "denizoyuncu",
  lastlogin: null,
};

/** A browser with several tabs, one storage and a stopped clock. Messages between tabs wait for `deliver`. */
export function openBrowser(stored: Readonly<Record<string, string>> = {}) {
  const area = storageArea();
  for (const [key, text] of Object.entries(stored)) area.setItem(key, text);
  const clock = { now: Date.parse("2026-11-21T12:00:00Z") };
  const listeners = new Map<number, TabListener>();
  const posted: TabMessage[] = [];
  let mail: (() => void)[] = [];
  let tabs = 0;
  let lastWork: Promise<unknown> = Promise.resolve();

  /** The storage as this tab sees it; the other tabs get events about its changes. */
  const storageOf = (number: number): Storage => {
    const tellOthers = () => {
      for (const [other, { onChange }] of listeners) if (other !== number) mail.push(onChange);
    };
    return {
      get length() {
        return area.length;
      },
      key: (index) => area.key(index),
      getItem: (key) => area.getItem(key),
      clear: () => area.clear(),
      setItem(key: string, text: string) {
        if (!listeners.has(number)) return;
        area.setItem(key, text);
        tellOthers();
      },
      removeItem(key: string) {
        if (!listeners.has(number) || area.getItem(key) === null) return;
        area.removeItem(key);
        tellOthers();
      },
    };
  };

  const presses: (() => void)[] = [];

  const linkOf = (number: number): TabLink => ({
    post(message) {
      posted.push(message);
      for (const [other, { onMessage }] of listeners) {
        if (other !== number) mail.push(() => onMessage(message));
      }
    },
    listen: (listener) => void listeners.set(number, listener),
  });

  return {
    clock,
    area,
    /** Every message that a tab sent. */
    posted,
    newTab({
      send,
      createEncrypt,
      ...more
    }: Pick<SessionDeps, "send" | "createEncrypt"> & Partial<SessionDeps>): TestTab {
      const number = tabs;
      tabs += 1;
      const own = storageOf(number);
      const ofVisit = storageArea();
      const visit = wrapStorage(() => ofVisit);
      const session = createSession({
        device: wrapStorage(() => own),
        visit,
        now: () => clock.now,
        send,
        createEncrypt,
        publicKey: () => "",
        siteId: () => 889,
        // Web Crypto runs in a thread of its own, so the order of events could not be repeated.
        playerIdOf: (uid) => Promise.resolve(createHash("sha256").update(uid).digest("hex").slice(0, 32)),
        language: () => "tr",
        tabs: linkOf(number),
        alone(work) {
          const done = lastWork.then(work);
          lastWork = done.catch(() => undefined);
          return done;
        },
        atNextPress: (work) => void presses.push(work),
        after: () => new Promise(() => {}),
        retryMoments: () => () => {},
        ...more,
      });
      return { session, visit, close: () => void listeners.delete(number) };
    },
    /** The player presses something in every tab. */
    press() {
      for (const work of presses.splice(0)) work();
    },
    /** Tells all tabs that the storage has changed from outside. */
    changedOutside() {
      for (const { onChange } of listeners.values()) mail.push(onChange);
    },
    /** Delivers the messages between tabs, and the replies to them. */
    deliver() {
      while (mail.length > 0) {
        const arriving = mail;
        mail = [];
        for (const arrive of arriving) arrive();
      }
    },
    /** All keys and texts in the storage. */
    stored: () =>
      Object.fromEntries(
        Array.from({ length: area.length }, (_, index) => area.key(index) ?? "").map((key) => [
          key,
          area.getItem(key) ?? "",
        ]),
      ),
  };
}

export type TestBrowser = ReturnType<typeof openBrowser>;
