import { constants, createPublicKey, privateDecrypt, publicEncrypt } from "node:crypto";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { loadKeys } from "./keys.ts";

const folder = mkdtempSync(join(tmpdir(), "karo-keys-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("loadKeys", () => {
  it("makes a 2048-bit pair that decrypts what its public half encrypted", async () => {
    const { publicPem, privateKey } = await loadKeys(undefined);
    expect(publicPem).toMatch(/^-----BEGIN PUBLIC KEY-----\n/);
    expect(privateKey.asymmetricKeyDetails?.modulusLength).toBe(2048);
    const key = createPublicKey(publicPem);
    const secret = publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from("sid"));
    const opened = privateDecrypt({ key: privateKey, padding: constants.RSA_PKCS1_PADDING }, secret);
    expect(opened.toString()).toBe("sid");
  });

  it("keeps the pair in the folder, for its owner alone", async () => {
    const first = await loadKeys(folder);
    expect(statSync(join(folder, "private-key.pem")).mode & 0o777).toBe(0o600);
    expect((await loadKeys(folder)).publicPem).toBe(first.publicPem);
    expect((await loadKeys(undefined)).publicPem).not.toBe(first.publicPem);
  });

  it("says what to do about a broken key file, and leaves it alone", async () => {
    const file = join(folder, "private-key.pem");
    writeFileSync(file, "not a key");
    await expect(loadKeys(folder)).rejects.toThrow(
      expect.objectContaining({ name: "OperatorError", message: expect.stringContaining(file) }),
    );
    expect(statSync(file).size).toBe(9);
  });

  it("says what to do about a folder that cannot be made: with a database elsewhere nothing else tries", async () => {
    await expect(loadKeys(join(folder, "private-key.pem", "below"))).rejects.toThrow(/cannot be used: it is, or lies in, a file/);
  });
});
