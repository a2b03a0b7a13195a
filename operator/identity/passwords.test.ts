import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cheapPasswords } from "../testing/cheap-passwords.ts";
import { hashPassword, setPasswordCost, verifyPassword } from "./password-hash.ts";

describe("password hashes", () => {
  // Elsewhere in the tests hashes are cheap.
  beforeAll(() => setPasswordCost());
  afterAll(cheapPasswords);

  it("match their password and no other", async () => {
    const hash = await hashPassword("Tuz-ve-Limon-7");
    expect(hash).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
    expect(await verifyPassword("Tuz-ve-Limon-7", hash)).toBe(true);
    expect(await verifyPassword("Tuz-ve-Limon-8", hash)).toBe(false);
    expect(await verifyPassword("", hash)).toBe(false);
  });

  it("are salted: the same password never looks the same", async () => {
    expect(await hashPassword("Aynı-1")).not.toBe(await hashPassword("Aynı-1"));
  });

  it("do not depend on how a keyboard composes letters", async () => {
    const hash = await hashPassword("Gözde-1".normalize("NFC"));
    expect(await verifyPassword("Gözde-1".normalize("NFD"), hash)).toBe(true);
  });

  it("do not match without an account, after the same work", async () => {
    const before = process.cpuUsage().user;
    expect(await verifyPassword("Tuz-ve-Limon-7", undefined)).toBe(false);
    const withoutAccount = process.cpuUsage().user - before;
    expect(withoutAccount).toBeGreaterThan(20_000);
  });

  it("with another cost still match", async () => {
    // RFC 7914, third test vector, cut to 32 bytes: N = 2^14, r = 8, p = 1.
    const key = "7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2";
    const salt = Buffer.from("SodiumChloride").toString("base64url");
    const hash = `scrypt$14$8$1$${salt}$${Buffer.from(key, "hex").toString("base64url")}`;
    expect(await verifyPassword("pleaseletmein", hash)).toBe(true);
  });
});
