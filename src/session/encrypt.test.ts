import { constants, generateKeyPairSync, privateDecrypt } from "node:crypto";
import * as v from "valibot";
import { beforeEach, expect, test, vi } from "vitest";
import { siteConfig } from "../contract/site-config.ts";
import { createEncrypt, EncryptionProblem } from "./encrypt.ts";

const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const pem = publicKey.export({ type: "spki", format: "pem" }).toString();

beforeEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Stubs the globals in which the library looks for randomness. */
function standInPage(crypto: unknown = globalThis.crypto) {
  vi.stubGlobal("window", {});
  vi.stubGlobal("self", { crypto });
}

function reasonOf(error: unknown) {
  return error instanceof EncryptionProblem ? error.reason : error;
}

test("the operator can decrypt, and no two ciphertexts are equal", async () => {
  standInPage();
  const encrypt = await createEncrypt(pem);
  const texts = ["70412", "b7d1f0c2a95e4e6f8c31", "0.0.0.0", "2001:db8::1"];
  const encrypted = texts.map(encrypt);
  const options = { key: privateKey, padding: constants.RSA_PKCS1_PADDING };
  const read = encrypted.map((text) => privateDecrypt(options, Buffer.from(text, "base64")).toString());
  expect(read).toEqual(texts);
  expect(encrypt("70412")).not.toBe(encrypt("70412"));
});

test.each([
  [2048, "spki", "\n"],
  [3072, "pkcs1", "\n"],
  [4096, "spki", "\r\n"],
] as const)("a key of %i bits is accepted as %s, with any line ends", async (modulusLength, type, end) => {
  standInPage();
  const pair = generateKeyPairSync("rsa", { modulusLength });
  const written = pair.publicKey.export({ type, format: "pem" }).toString().replaceAll("\n", end);
  expect(v.is(siteConfig.entries.publicKey, written)).toBe(true);
  const encrypt = await createEncrypt(v.parse(siteConfig.entries.publicKey, written));
  const options = { key: pair.privateKey, padding: constants.RSA_PKCS1_PADDING };
  expect(privateDecrypt(options, Buffer.from(encrypt("b7d1f0c2"), "base64")).toString()).toBe("b7d1f0c2");
});

test.each([1024, 1536, 2040])("refuses a key of %i bits and reports it", async (modulusLength) => {
  standInPage();
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const weak = generateKeyPairSync("rsa", { modulusLength })
    .publicKey.export({ type: "spki", format: "pem" })
    .toString();
  await expect(createEncrypt(weak)).rejects.toMatchObject({ reason: "weak-key" });
  expect(warn).toHaveBeenCalledWith(
    "/config.json:",
    `publicKey: the RSA key has ${modulusLength} bits; at least 2048 are required`,
  );
});

test.each([
  ["there is no window", () => undefined],
  ["there is no crypto", () => standInPage(null)],
  ["crypto draws nothing", () => standInPage({})],
  [
    "drawing fails",
    () =>
      standInPage({
        getRandomValues: () => {
          throw new Error("no entropy");
        },
      }),
  ],
])("refuses without secure randomness: %s", async (_, arrange) => {
  arrange();
  expect(await createEncrypt(pem).catch(reasonOf)).toBe("no-secure-randomness");
});

test.each(["", " ", "not a key", pem.replace(/[a-z]/g, ""), pem.replace(/\n.*/, "")])(
  "refuses without a key: %j",
  async (key) => {
    standInPage();
    expect(await createEncrypt(key).catch(reasonOf)).toBe("unusable-key");
  },
);

test("refuses texts that would not arrive unchanged", async () => {
  standInPage();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const encrypt = await createEncrypt(pem);
  const attempt = (text: string) => {
    try {
      return encrypt(text);
    } catch (error) {
      return reasonOf(error);
    }
  };
  expect(attempt("şifre")).toBe("unusable-text");
  expect(attempt("😀")).toBe("unusable-text");
  expect(attempt("")).toBe("unusable-text");
  expect(attempt("x".repeat(246))).toBe("unusable-key");
  expect(attempt("x".repeat(245))).toMatch(/^[A-Za-z0-9+/]{342}==$/);
});
