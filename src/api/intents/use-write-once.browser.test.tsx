import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import type { RequestEnvelope } from "../../contract/envelope.ts";
import { userRegister } from "../../contract/user-account.ts";
import { liftErrorLock } from "../error-lock.ts";
import { linkSession } from "../session-link.ts";
import { intentDatabaseName } from "./app-intents.ts";
import { useWrite } from "../use-write.ts";
import { pollAsTimePasses } from "../../testing/passing-time.ts";
import { loadTestConfig } from "../../testing/site-config.ts";

const answered = (body: object) => Response.json({ message: "", data: { uid: 7 }, result: true, ...body });
const lost = () => Promise.reject(new TypeError("lost"));

beforeEach(async () => {
  vi.restoreAllMocks();
  // The pauses between tries pass when a test lets them.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await loadTestConfig();
  liftErrorLock();
  linkSession({});
  i18n.loadAndActivate({ locale: "tr", messages: {} });
  return () => void vi.useRealTimers();
});

let kinds = 0;

/** A form with a city that registers. The operator takes keys, and `answers` are its answers in order. */
function openSite(answers: (() => Response | Promise<Response>)[]) {
  kinds += 1;
  const kind = `test-${String(kinds)}`;
  const registrations: { readonly key: string | null; readonly city: unknown }[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_address, request) => {
    const { api, data } = JSON.parse(request?.body as string) as RequestEnvelope;
    if (api.method === "capabilities") return answered({ data: ["idempotency"] });
    registrations.push({ key: new Headers(request?.headers).get("Idempotency-Key"), city: data["city"] });
    return (answers.shift() ?? lost)();
  });
  const ends: string[] = [];
  function Form() {
    const [city, setCity] = useState("Muğla");
    const { isPending, isLate, end, send } = useWrite(userRegister, {
      kind,
      policy: "never",
      sameIf: ({ city }) => city,
      mayStartAnew: true,
      onEnd: (end, data) => ends.push(`${end.kind} ${data?.city ?? "left"}`),
    });
    const detail =
      end?.kind === "unknown"
        ? `repeatable ${end.repeatable}`
        : end && (end.kind === "done" ? `earlier ${end.earlier}` : `after unknown ${end.afterUnknown}`);
    return (
      <>
        <button onClick={() => void send({ ...person, city })}>Press</button>
        <button onClick={() => setCity("Bodrum")}>Edit</button>
        <output>{city}</output>
        <p>{[end?.kind ?? (isLate ? "late" : isPending ? "pending" : "idle"), detail].join(" ")}</p>
      </>
    );
  }
  const openForm = async () => {
    const client = new QueryClient({ defaultOptions: { mutations: { networkMode: "always", retry: false } } });
    const screen = await render(
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={client}>
          <Form />
        </QueryClientProvider>
      </I18nProvider>,
    );
    const edit = async () => {
      click("Edit");
      await expect.element(screen.getByRole("status")).toHaveTextContent("Bodrum");
    };
    const click = (name: string) => (screen.getByRole("button", { name }).element() as HTMLElement).click();
    return {
      press: () => click("Press"),
      edit,
      shown: () => screen.container.querySelector("p")?.textContent,
      leave: () => screen.unmount(),
    };
  };
  return { openForm, registrations, ends };
}

const person = {
  firstName: "Işıl",
  lastName: "Çağlayan",
  birthDate: "1990-03-05",
  nationalId: "10000000146",
  country: "TR",
  address: "Deneme Sokak 2",
  currency: "TRY",
  email: "isil@test.example",
  phone: "+905321234567",
  username: "isil",
  password: "Biber-8",
  passwordConfirm: "Biber-8",
  smsOptIn: false,
  emailOptIn: false,
  rulesAccepted: true,
};

/** Everything in the database of intents, as text. */
async function storedIntents(): Promise<string> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(intentDatabaseName);
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error as Error));
  });
  const request = database.transaction("intents").objectStore("intents").getAll();
  await new Promise((resolve) => request.addEventListener("success", resolve));
  database.close();
  return JSON.stringify(request.result);
}

test("after a lost answer the same key is sent again, and the stored intent identifies nobody", async () => {
  const { openForm, registrations } = openSite([lost, () => answered({})]);
  const { press, shown } = await openForm();
  press();
  await pollAsTimePasses(shown).toBe("done earlier false");
  expect(registrations).toHaveLength(2);
  expect(registrations[1]?.key).toBe(registrations[0]?.key);
  const stored = await storedIntents();
  expect(stored).toContain(registrations[0]?.key);
  for (const trait of [person.username, person.email, person.password, person.nationalId])
    expect(stored).not.toContain(trait);
});

test("an unknown outcome is found out when the network is back", async () => {
  const { openForm, registrations } = openSite([lost, lost, lost, () => answered({})]);
  const { press, shown } = await openForm();
  press();
  await pollAsTimePasses(shown).toBe("unknown repeatable true");
  window.dispatchEvent(new Event("online"));
  await pollAsTimePasses(shown).toBe("done earlier false");
  expect(new Set(registrations.map(({ key }) => key)).size).toBe(1);
});

test("two presses are one write", async () => {
  let answer: (response: Response) => void = () => {};
  const { openForm, registrations, ends } = openSite([() => new Promise((resolve) => (answer = resolve))]);
  const { press, shown } = await openForm();
  press();
  press();
  await expect.poll(() => registrations.length).toBe(1);
  answer(answered({}));
  await expect.poll(shown).toBe("done earlier false");
  expect(registrations).toHaveLength(1);
  expect(ends).toEqual(["done Muğla"]);
});

test("a form that is reopened while its write is in flight waits for it and ends with it", async () => {
  let answer: (response: Response) => void = () => {};
  const { openForm, registrations, ends } = openSite([() => new Promise((resolve) => (answer = resolve))]);
  const first = await openForm();
  first.press();
  await expect.poll(() => registrations.length).toBe(1);
  await first.leave();
  const { shown } = await openForm();
  await expect.poll(shown).toBe("late ");
  answer(answered({}));
  await expect.poll(shown).toBe("done earlier true");
  expect(ends).toEqual(["done left"]);
});

test("a form opened after an unknown outcome says so; an edit starts a new write, and a refusal does not hide the unknown outcome", async () => {
  const { openForm, registrations } = openSite([
    lost,
    lost,
    lost,
    () => answered({ result: false, message: "Alınmış", data: null }),
  ]);
  const first = await openForm();
  first.press();
  await pollAsTimePasses(first.shown).toBe("unknown repeatable true");
  await first.leave();
  const { press, edit, shown } = await openForm();
  await expect.poll(shown).toBe("unknown repeatable false");
  await edit();
  press();
  await pollAsTimePasses(shown).toBe("refused after unknown true");
  expect(registrations.map(({ city }) => city)).toEqual(["Muğla", "Muğla", "Muğla", "Bodrum"]);
  expect(registrations[3]?.key).not.toBe(registrations[0]?.key);
});

test("an edit after an unknown outcome in the same form also starts a new write", async () => {
  const { openForm, registrations } = openSite([
    lost,
    lost,
    lost,
    () => answered({ result: false, message: "Alınmış", data: null }),
  ]);
  const { press, edit, shown } = await openForm();
  press();
  await pollAsTimePasses(shown).toBe("unknown repeatable true");
  await edit();
  press();
  await pollAsTimePasses(shown).toBe("refused after unknown true");
  expect(registrations[3]?.key).not.toBe(registrations[0]?.key);
});

test("sending the same data after an unknown outcome repeats the write, unless the key belongs to other data", async () => {
  const { openForm, registrations } = openSite([
    lost,
    lost,
    lost,
    () => answered({ result: false, message: "Başka veri", code: 409, data: null }),
    () => answered({}),
  ]);
  const { press, shown } = await openForm();
  press();
  await pollAsTimePasses(shown).toBe("unknown repeatable true");
  press();
  await pollAsTimePasses(shown).toBe("done earlier false");
  const keys = registrations.map(({ key }) => key);
  expect(keys[3]).toBe(keys[0]);
  expect(keys[4]).not.toBe(keys[0]);
});
