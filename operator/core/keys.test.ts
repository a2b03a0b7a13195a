import { constants, createPublicKey, generateKeyPairSync, privateDecrypt, publicEncrypt } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "../database/open.ts";
import { loadKeys, newKeys } from "./keys.ts";
import { databases, openTestDatabase } from "../testing/databases.ts";

const misfit = expect.objectContaining({
  name: "OperatorError",
  message: expect.stringContaining("OPERATOR_PRIVATE_KEY"),
});

describe.each(databases)("the operator's secrets on $name", (database) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(database);
  });
  afterAll(() => opened.close());

  it("are made once, and the same for every process, even for those that start at once", async () => {
    const pairs = await Promise.all([loadKeys(opened.db), loadKeys(opened.db), loadKeys(opened.db)]);
    expect(new Set(pairs.map(({ publicPem }) => publicPem)).size).toBe(1);
    expect((await loadKeys(opened.db)).publicPem).toBe(pairs[0]?.publicPem);
  });

  it("may come from the environment instead", async () => {
    const { privateKey, publicPem } = await newKeys();
    const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
    expect((await loadKeys(opened.db, pem)).publicPem).toBe(publicPem);
    expect((await loadKeys(opened.db, pem.replaceAll("\n", String.raw`\n`))).publicPem).toBe(publicPem);
    expect((await loadKeys(opened.db)).publicPem).not.toBe(publicPem);
  });

  it("are refused when they are none, or too weak", async () => {
    const short = generateKeyPairSync("rsa", { modulusLength: 1024 }).privateKey.export({
      type: "pkcs8",
      format: "pem",
    });
    const curve = generateKeyPairSync("ed25519").privateKey.export({ type: "pkcs8", format: "pem" });
    for (const pem of ["", "not a key", short.toString(), curve.toString()]) {
      await expect(loadKeys(opened.db, pem)).rejects.toThrow(misfit);
    }
  });
});

it("a new pair has 2048 bits and decrypts what its public half encrypted", async () => {
  const { publicPem, privateKey } = await newKeys();
  expect(publicPem).toMatch(/^-----BEGIN PUBLIC KEY-----\n/);
  expect(privateKey.asymmetricKeyDetails?.modulusLength).toBe(2048);
  const key = createPublicKey(publicPem);
  const secret = publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from("sid"));
  const opened = privateDecrypt({ key: privateKey, padding: constants.RSA_PKCS1_PADDING }, secret);
  expect(opened.toString()).toBe("sid");
});
