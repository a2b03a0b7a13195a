import { afterEach, expect, test, vi } from "vitest";
import { openPage, type PageAnswers } from "../../../testing/open-page.tsx";
import { PasskeysPage } from "./PasskeysPage.tsx";

const one = { id: "k", name: "Telefonum", createdAt: "2026-11-01T10:00:00Z" };
const options = {
  challenge: "AAAA",
  rp: { id: location.hostname, name: "Karo" },
  user: { id: "AAAA", name: "a", displayName: "a" },
  pubKeyCredParams: [],
};
const open = (answers: PageAnswers) =>
  openPage(<PasskeysPage />, {
    capabilities: { data: ["passkeys"] },
    passkeys: { data: [one] },
    passkey_options: { data: options },
    ...answers,
  });

/** The browser makes a passkey at once. */
function makesPasskeys() {
  const bytes = new ArrayBuffer(4);
  const made = {
    id: "AAAA",
    rawId: bytes,
    type: "public-key",
    getClientExtensionResults: () => ({}),
    response: { attestationObject: bytes, clientDataJSON: bytes },
  };
  return vi.spyOn(navigator.credentials, "create").mockResolvedValue(made);
}

afterEach(() => void vi.restoreAllMocks());

test.each([
  ["added", { data: [one] }],
  ["refused", { refusal: "Anahtar kabul edilmedi" }],
])("after a passkey that was %s, a press that fails says why, and nothing else", async (_, answer) => {
  makesPasskeys();
  let isDown = false;
  const { screen, asked } = await open({
    passkey_add: answer,
    passkey_options: () => (isDown ? { refusal: "Şimdi olmaz" } : { data: options }),
  });
  const add = screen.getByRole("button", { name: "Geçiş anahtarı ekle" });
  const name = screen.getByRole("textbox", { name: "Anahtarın adı" });
  await name.fill("Bilgisayarım");
  await add.click();
  await expect.poll(() => asked.some(({ method }) => method === "passkey_add")).toBe(true);
  await expect.element(add).not.toHaveAttribute("aria-busy", "true");
  isDown = true;
  await name.fill("Tabletim");
  await add.click();
  await expect.element(screen.getByText("Şimdi olmaz")).toBeVisible();
  expect(screen.getByText("Anahtar kabul edilmedi").query()).toBeNull();
});

test("a passkey cannot be renamed to nothing, and a cancelled name is forgotten", async () => {
  const { screen, asked } = await open({ passkey_rename: { data: null } });
  const rename = screen.getByRole("button", { name: "Adını değiştir: Telefonum" });
  await rename.click();
  const dialog = screen.getByRole("dialog");
  const name = dialog.getByRole("textbox");
  await name.fill(" ");
  await dialog.getByRole("button", { name: "Kaydet" }).click();
  await expect.element(dialog.getByText("Anahtara bir ad verin")).toBeVisible();
  expect(asked.some(({ method }) => method === "passkey_rename")).toBe(false);
  await dialog.getByRole("button", { name: "Kapat" }).click();
  await rename.click();
  await expect.element(name).toHaveValue("Telefonum");
  expect(dialog.getByText("Anahtara bir ad verin").query()).toBeNull();
});

test("after a press without a name the focus is where the name is asked for", async () => {
  const { screen } = await open({});
  await screen.getByRole("button", { name: "Geçiş anahtarı ekle" }).click();
  await expect.element(screen.getByText("Anahtara bir ad verin")).toBeVisible();
  await expect.element(screen.getByRole("textbox", { name: "Anahtarın adı" })).toHaveFocus();
});
