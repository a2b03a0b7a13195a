import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userPassChange } from "../contract/user-account.ts";
import type { UserBlock } from "../contract/envelope.ts";
import { liftErrorLock } from "./error-lock.ts";
import { NotSent } from "./failure.ts";
import { endMaintenance } from "./maintenance.ts";
import { useWrite, type WriteOptions } from "./use-write.ts";
import { type SessionLink, linkSession } from "./session-link.ts";
import { pollAsTimePasses } from "../testing/passing-time.ts";
import { loadTestConfig } from "../testing/site-config.ts";

const passwords = { currentPassword: "Biber-8", password: "Nane-9", passwordConfirm: "Nane-9" };
const answered = (body: object) => Response.json({ message: "", data: null, ...body });
const block: UserBlock = { uid: "u", sid: "s", uip: "i", lang: "tr" };

beforeEach(async () => {
  await loadTestConfig();
  liftErrorLock();
  endMaintenance();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A button that changes a password. `answers` are the operator's, in order; a missing one never comes. */
async function open(
  answers: (() => Response | Promise<Response>)[] = [],
  { wiring, ...options }: WriteOptions<typeof userPassChange> & { wiring?: Partial<SessionLink> } = {},
) {
  linkSession({ userBlock: () => Promise.resolve(block), playerId: () => "deniz", ...wiring });
  i18n.loadAndActivate({ locale: "tr", messages: {} });
  const sent = vi
    .spyOn(globalThis, "fetch")
    .mockImplementation(async () =>
      answers.length > 0 ? ((await answers.shift()?.()) as Response) : new Promise<Response>(() => {}),
    );
  const ends: string[] = [];
  function Change() {
    const write = useWrite(userPassChange, { onEnd: ({ kind }) => ends.push(kind), ...options });
    const { end } = write;
    const detail = !end
      ? ""
      : end.kind === "refused"
        ? JSON.stringify([end.failure.kind, end.errors, end.refusal])
        : end.kind === "done"
          ? end.success?.message
          : end.failure?.kind;
    const state = end?.kind ?? (write.isLate ? "late" : write.isPending ? "pending" : "idle");
    return (
      <>
        <button onClick={() => void write.send(passwords)}>Press</button>
        <p>{`${state} ${detail}`}</p>
      </>
    );
  }
  const client = new QueryClient({ defaultOptions: { mutations: { networkMode: "always", retry: false } } });
  const screen = await render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <Change />
      </QueryClientProvider>
    </I18nProvider>,
  );
  const button = screen.getByRole("button");
  return {
    shown: () => screen.container.querySelector("p")?.textContent,
    press: () => (button.element() as HTMLElement).click(),
    sent,
    ends,
    client,
    leave: () => screen.unmount(),
  };
}

test("idle, pending, done, and a new press starts again", async () => {
  let answer: (response: Response) => void = () => {};
  const first = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const { shown, press, sent } = await open([() => first, () => answered({ result: false, message: "Hayır" })]);
  await expect.poll(shown).toMatch(/^idle/);
  press();
  await expect.poll(shown).toMatch(/^pending/);
  answer(answered({ result: true, message: "İşlem Başarılı" }));
  await expect.poll(shown).toContain("done İşlem Başarılı");
  press();
  await expect.poll(shown).toMatch(/^refused/);
  expect(sent).toHaveBeenCalledTimes(2);
});

test("a second press while the first is in flight sends nothing and ends with it", async () => {
  let answer: (response: Response) => void = () => {};
  const { shown, press, sent, ends } = await open([() => new Promise((resolve) => (answer = resolve))]);
  press();
  press();
  await expect.poll(shown).toMatch(/^pending/);
  press();
  await expect.poll(() => sent.mock.calls.length).toBe(1);
  answer(answered({ result: true }));
  await expect.poll(shown).toMatch(/^done/);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(ends).toEqual(["done"]);
});

test("a refusal names its fields, and its data are typed by the declaration", async () => {
  const errors = { currentPassword: " Hatalı ", password: 7, elsewhere: "x" };
  const { shown, press } = await open([() => answered({ result: false, message: "Olmadı", data: { errors } })]);
  press();
  const typed = { errors: { ...errors, password: "" } };
  await expect
    .poll(shown)
    .toBe(`refused ${JSON.stringify(["refused", { currentPassword: "Hatalı", elsewhere: "x" }, typed])}`);
});

test.each<[string, () => Response | Promise<Response>, string]>([
  ["a lost answer", () => Promise.reject(new TypeError("lost")), "unknown unreachable"],
  ["an answer that is not the contract's", () => Response.json([]), "unknown"],
  ["HTTP 500", () => new Response("", { status: 500 }), "unknown locked"],
  ["HTTP 502", () => new Response("", { status: 502 }), "unknown unreachable"],
  ["maintenance", () => answered({ result: false, message: "This site is under maintenance" }), "unsent maintenance"],
  [
    "an expired session",
    () => answered({ result: false, message: "Oturum süresi doldu" }),
    'refused ["session-expired",{},null]',
  ],
])("%s", async (_, answer, text) => {
  const { shown, press } = await open([answer]);
  press();
  await expect.poll(shown).toContain(text);
});

test("offline nothing is sent", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { shown, press, sent } = await open();
  press();
  await expect.poll(shown).toContain("unsent offline");
  expect(sent).not.toHaveBeenCalled();
});

test("it is sent with the session of the player who pressed, or not at all", async () => {
  const asked: (string | undefined)[] = [];
  const userBlock = (_access: string, player?: string) => {
    asked.push(player);
    return Promise.reject(new NotSent({ kind: "another-player", sent: false }));
  };
  const { shown, press, sent } = await open([], { wiring: { userBlock } });
  press();
  await expect.poll(shown).toContain("unsent another-player");
  expect(asked).toEqual(["deniz"]);
  expect(sent).not.toHaveBeenCalled();
});

/** Stops the page's clock; the returned function lets that many milliseconds pass. */
function fakeClock() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  return (ms: number) => vi.advanceTimersByTimeAsync(ms);
}

test("after 10 s without an answer it says that it is still waiting", async () => {
  const { shown, press } = await open();
  const pass = fakeClock();
  press();
  await pass(0);
  await expect.poll(shown).toMatch(/^pending/);
  await pass(9_999);
  await expect.poll(shown).toMatch(/^pending/);
  await pass(1);
  await expect.poll(shown).toMatch(/^late/);
  await pass(600_000);
  await expect.poll(shown).toMatch(/^late/);
});

test("a write that was not sent within 10 s is never sent, even if its preparation takes longer", async () => {
  let ready = () => {};
  const { shown, press, sent } = await open([], { prepare: () => new Promise<void>((resolve) => (ready = resolve)) });
  const pass = fakeClock();
  press();
  await pass(0);
  await expect.poll(shown).toMatch(/^pending/);
  await pass(10_000);
  await expect.poll(shown).toContain("unsent unreachable");
  ready();
  await pass(60_000);
  expect(sent).not.toHaveBeenCalled();
});

test("a page that was left gets no result, and the typed data are not kept", async () => {
  let answer: (response: Response) => void = () => {};
  const { press, ends, client, leave, sent } = await open([() => new Promise((resolve) => (answer = resolve))]);
  press();
  await expect.poll(() => sent.mock.calls.length).toBe(1);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await leave();
  answer(answered({ result: true }));
  await pollAsTimePasses(() => client.getMutationCache().getAll().length).toBe(0);
  expect(ends).toEqual([]);
});
