import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { capabilitiesKnown } from "../../../api/capabilities.ts";
import { beginOnPhone, looksRightHere } from "../../../testing/looks-right-here.ts";
import { openPage, type PageAnswers } from "../../../testing/open-page.tsx";
import { offerPasskey, passkeyOffer } from "./passkey-offer.ts";
import { passkeysOptions } from "../security-queries.ts";
import { PasskeyOffer } from "./PasskeyOffer.tsx";

const usual: PageAnswers = {
  capabilities: { data: ["passkeys"] },
  passkeys: { data: [] },
};
const verifies = (answer: boolean) =>
  vi.spyOn(PublicKeyCredential, "isUserVerifyingPlatformAuthenticatorAvailable").mockResolvedValue(answer);

beforeEach(() => {
  verifies(true);
  offerPasskey("a player");
});
afterEach(() => void vi.restoreAllMocks());

test("waits until the player is not busy, and is withdrawn when they are busy again", async () => {
  const { screen, asked, show } = await openPage(<PasskeyOffer mayInterrupt={false} />, usual);
  const add = screen.getByRole("button", { name: "Geçiş anahtarı ekle" });
  await expect.poll(() => asked.map(({ method }) => method)).toContain("passkeys");
  await expect.element(screen.getByRole("status")).toBeEmptyDOMElement();
  await show(<PasskeyOffer mayInterrupt />);
  await expect.element(add).toBeVisible();
  await show(<PasskeyOffer mayInterrupt={false} />);
  await expect.element(add).not.toBeInTheDocument();
});

test("is not made to a player with a passkey", async () => {
  const one = { id: "k", name: "Telefonum", createdAt: "2026-11-01T10:00:00Z" };
  const { screen, client, show } = await openPage(<PasskeyOffer mayInterrupt />, {
    ...usual,
    passkeys: { data: [one] },
  });
  await expect.poll(() => client.getQueryData(passkeysOptions().queryKey)).toBeDefined();
  // Renders the data that have arrived.
  await show(<PasskeyOffer mayInterrupt />);
  expect(screen.getByRole("status").element().textContent).toBe("");
});

test("is not made on a device that cannot verify its user, and sends no request", async () => {
  const asks = verifies(false);
  const { screen, asked } = await openPage(<PasskeyOffer mayInterrupt />, usual);
  await expect.poll(() => asks.mock.calls.length).toBeGreaterThan(0);
  await expect.poll(() => capabilitiesKnown.get()).toBe(true);
  await expect.element(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(asked.map(({ method }) => method)).not.toContain("passkeys");
});

test("the browser itself refuses to make a passkey for another site", async () => {
  const evil = {
    challenge: "AAAA",
    rp: { id: "evil.example", name: "Karo" },
    user: { id: "AAAA", name: "a", displayName: "a" },
    pubKeyCredParams: [{ type: "public-key", alg: -7 }],
  };
  const { screen, asked } = await openPage(<PasskeyOffer mayInterrupt />, {
    ...usual,
    passkey_options: { data: evil },
  });
  await screen.getByRole("button", { name: "Geçiş anahtarı ekle" }).click();
  await expect.poll(() => screen.container.textContent).toContain("Geçiş anahtarı oluşturulmadı.");
  expect(asked.map(({ method }) => method)).not.toContain("passkey_add");
});

test("says when the browser made none, and can be retried; declining ends it", async () => {
  vi.spyOn(navigator.credentials, "create").mockRejectedValue(new DOMException("", "NotAllowedError"));
  const options = {
    challenge: "AAAA",
    rp: { id: location.hostname, name: "Karo" },
    user: { id: "AAAA", name: "a", displayName: "a" },
    pubKeyCredParams: [],
  };
  const { screen, asked } = await openPage(<PasskeyOffer mayInterrupt />, {
    ...usual,
    passkey_options: { data: options },
  });
  const add = screen.getByRole("button", { name: "Geçiş anahtarı ekle" });
  await add.click();
  await expect.poll(() => screen.container.textContent).toContain("Geçiş anahtarı oluşturulmadı.");
  await add.click();
  await expect.poll(() => asked.filter(({ method }) => method === "passkey_options").length).toBe(2);
  expect(passkeyOffer.get()).toBe("a player");
  await screen.getByRole("button", { name: "Bir daha sorma" }).click();
  expect(passkeyOffer.get()).toBeUndefined();
});

test("looks right", async () => {
  await beginOnPhone();
  const { screen } = await openPage(<PasskeyOffer mayInterrupt />, usual);
  await expect
    .element(screen.getByRole("status").filter({ hasText: "Bir dahaki girişte şifre yazmayın" }))
    .toBeVisible();
  await looksRightHere(screen.container);
});
