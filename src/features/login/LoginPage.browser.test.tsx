import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { capabilitiesKnown } from "../../api/capabilities.ts";
import { beginOnPhone, looksRightHere } from "../../testing/looks-right-here.ts";
import { openPage, type PageAnswer, type PageAnswers } from "../../testing/open-page.tsx";
import { session } from "../../session/app-session.ts";
import { signInHere } from "../../testing/sign-in-here.ts";
import { loginFlow } from "./app-login-flow.ts";
import { LoginPage } from "./LoginPage.tsx";

const account = {
  rid: "1",
  uid: "7",
  sid: "s7",
  uip: "",
  gtm: "+03:00",
  language: "tr",
  username: "deniz",
  gasecret: 0,
};
const withSms: PageAnswer = { data: { ...account, otp: "sms" } };
const withAuthenticator: PageAnswer = { data: { ...account, gasecret: "*".repeat(32) } };
const usual: PageAnswers = {
  capabilities: { data: [] },
  logout: { data: null },
  sms_send: { data: { expiresIn: 180 } },
  sms_validate: { data: null },
};

beforeEach(() => {
  // The key of the test's config cannot encrypt.
  Object.assign(session.core.deps, { createEncrypt: async () => (text: string) => btoa(text.padEnd(96)) });
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  loginFlow.giveUp();
  localStorage.clear();
  await session.core.settle();
});

test("a signed-in player is led on, also when the page is opened again before it has gone", async () => {
  await signInHere("p1");
  const onSignedIn = vi.fn<() => void>();
  function Shown() {
    const [visit, setVisit] = useState("first");
    return (
      <>
        <LoginPage visit={visit} onSignedIn={onSignedIn} />
        <button type="button" onClick={() => setVisit("second")}>
          Again
        </button>
      </>
    );
  }
  const router = createRouter({ routeTree: createRootRoute({ component: Shown }), history: createMemoryHistory() });
  await openPage(<RouterProvider router={router} />, usual);
  await expect.poll(() => onSignedIn.mock.calls.length).toBe(1);
  await page.getByRole("button", { name: "Again" }).click();
  await expect.poll(() => onSignedIn.mock.calls.length).toBe(2);
});

async function open(login: PageAnswer, more: PageAnswers = {}) {
  const onSignedIn = vi.fn<() => void>();
  const routeTree = createRootRoute({ component: () => <LoginPage onSignedIn={onSignedIn} /> });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  return { ...(await openPage(<RouterProvider router={router} />, { ...usual, login, ...more })), onSignedIn };
}

const username = () => page.getByLabelText(/^(Kullanıcı adı|Username)$/);
const password = () => page.getByLabelText(/^(Şifre|Password)$/);
const submit = () => page.getByRole("button", { name: /^(Giriş yap|Log in)$/ });

async function logIn(name = "deniz"): Promise<void> {
  await username().fill(name);
  await password().fill("Biber-8");
  await submit().click();
}

test("the phone fills in the code of an SMS, which logs in; it stops listening when the player turns back", async () => {
  const requests: { readonly signal: AbortSignal | undefined; readonly answer: (credential: object) => void }[] = [];
  vi.stubGlobal("OTPCredential", Object);
  vi.spyOn(navigator.credentials, "get").mockImplementation((options) => {
    expect(options).toMatchObject({ otp: { transport: ["sms"] } });
    return new Promise((resolve) =>
      requests.push({ signal: options?.signal, answer: (credential) => resolve(credential as Credential) }),
    );
  });
  const { asked, onSignedIn } = await open(withSms);
  await logIn();
  await expect.poll(() => requests.length).toBe(1);
  expect(requests[0]?.signal?.aborted).toBe(false);
  await page.getByRole("button", { name: "Geri dön" }).click();
  await expect.element(password()).toBeVisible();
  expect(requests[0]?.signal?.aborted).toBe(true);

  await logIn();
  await expect.poll(() => requests.length).toBe(2);
  requests[1]?.answer({ id: "", type: "otp", code: "482913" });
  await expect.poll(() => onSignedIn.mock.calls.length).toBe(1);
  expect(asked.filter(({ method }) => method === "sms_validate").map(({ data }) => data["code"])).toEqual(["482913"]);
});

test("an operator without passkeys is asked for none", async () => {
  await open(withSms);
  await expect.element(submit()).toBeVisible();
  await expect.poll(() => capabilitiesKnown.get()).toBe(true);
  expect(page.getByRole("button", { name: "Geçiş anahtarıyla giriş yap" }).query()).toBeNull();
});

const looks: readonly [string, PageAnswer, () => Promise<void>][] = [
  [
    "the form, nothing typed",
    withSms,
    async () => {
      await submit().click();
      await expect.element(username()).toHaveAccessibleDescription("Kullanıcı adınızı girin");
    },
  ],
  [
    "the form, refused, with a username that cannot be one",
    { refusal: "Giriş Başarısız" },
    async () => {
      await logIn("şule");
      await expect.element(page.getByRole("alert")).toBeVisible();
      await expect.element(page.getByText(/Kullanıcı adlarında Türkçe harf olmaz/)).toBeVisible();
    },
  ],
  [
    "the code of an authenticator",
    withAuthenticator,
    async () => void (await codeIsAsked("Doğrulayıcı uygulamanızdaki kod")),
  ],
  [
    "a wrong code",
    withAuthenticator,
    async () => {
      const code = await codeIsAsked("Doğrulayıcı uygulamanızdaki kod");
      await code.fill("000000");
      await expect.element(code).toHaveAccessibleDescription(/^Girdiğiniz kod hatalı\./);
      await expect.element(code).toHaveFocus();
      await expect.element(code).toHaveValue("");
    },
  ],
  [
    "a code by SMS",
    withSms,
    async () => {
      await codeIsAsked("Telefonunuza gelen kod");
      await expect.element(page.getByText("Kod gönderildi.")).toBeVisible();
    },
  ],
];

async function codeIsAsked(label: string) {
  await logIn();
  const code = page.getByLabelText(label);
  await expect.element(code).toHaveFocus();
  return code;
}

test.each(looks)("looks right: %s", async (_, login, get) => {
  await beginOnPhone();
  const { screen } = await open(login, { check_ga: { refusal: "Girdiğiniz kod hatalı" } });
  await get();
  await looksRightHere(screen.container);
});
