import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/**
 * The cost of scrypt: 2^15 blocks of 1 kB (32 MB), three times, about a quarter of a second. OWASP lists it among
 * equivalent settings; this one uses little enough memory for several players to sign in at once.
 */
const defaultCost = { logN: 15, r: 8, p: 3 };

const keyBytes = 32;

type Cost = typeof defaultCost;

let presentCost: Cost = defaultCost;

/**
 * Sets the cost of every hash that this process makes from now on; without an argument, the default again. For tests:
 * a log-in at the default cost takes a quarter of a second of processor time.
 */
export function setPasswordCost(cost: Cost = defaultCost): void {
  presentCost = cost;
}

interface ParsedHash {
  readonly cost: Cost;
  readonly salt: Buffer;
  readonly key: Buffer;
}

/**
 * Hashes a password. The result contains the salt and the cost, `scrypt$15$8$3$salt$key`, so that the cost can be
 * raised later.
 */
export async function hashPassword(password: string, cost: Cost = presentCost): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, { cost, salt, key: Buffer.alloc(keyBytes) });
  const { logN, r, p } = cost;
  return ["scrypt", logN, r, p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

/**
 * Checks a password against a hash. Without a hash it does the same work and returns false, so that the response time
 * does not reveal whether the account exists.
 */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const parsed = parseHash(hash ?? nobodysHash());
  const key = await derive(password, parsed);
  return timingSafeEqual(key, parsed.key) && hash !== undefined;
}

function nobodysHash(): string {
  const { logN, r, p } = presentCost;
  return `scrypt$${logN}$${r}$${p}$${"A".repeat(22)}$${"A".repeat(43)}`;
}

function parseHash(hash: string): ParsedHash {
  const [, logN, r, p, salt = "", key = ""] = hash.split("$");
  return {
    cost: { logN: Number(logN), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, "base64url"),
    key: Buffer.from(key, "base64url"),
  };
}

function derive(password: string, { cost: { logN, r, p }, salt, key }: ParsedHash): Promise<Buffer> {
  const N = 2 ** logN;
  return new Promise((resolve, reject) => {
    // Some keyboards send composed letters, others decomposed ones.
    const secret = password.normalize("NFC");
    scrypt(secret, salt, key.length, { N, r, p, maxmem: 256 * N * r }, (error, derived) =>
      error ? reject(error) : resolve(derived),
    );
  });
}
