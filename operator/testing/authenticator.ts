/** A passkey in software: what a browser sends for WebAuthn, signed with a real key. */
import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

/** What a test can make wrong. */
export interface Wrong {
  readonly origin?: string;
  readonly rpId?: string;
  readonly counter?: number;
  readonly isVerified?: boolean;
}

const sha256 = (data: string | Uint8Array) => createHash("sha256").update(data).digest();
const base64 = (data: Uint8Array) => Buffer.from(data).toString("base64url");

export function softAuthenticator(site: { readonly origin: string; readonly rpId: string }) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  let uses = 0;

  const clientData = (type: string, challenge: string, { origin = site.origin }: Wrong) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const head = (extra: number, { rpId = site.rpId, isVerified = true, counter = (uses += 1) }: Wrong) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([0x01 | (isVerified ? 0x04 : 0) | extra]), count]);
  };
  const credential = (response: Record<string, string>) => ({
    id: base64(id),
    rawId: base64(id),
    type: "public-key",
    clientExtensionResults: {},
    response,
  });

  return {
    id: base64(id),
    /** A `RegistrationResponseJSON`. */
    create(challenge: string, wrong: Wrong = {}) {
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, "base64url"))],
        [-3, new Uint8Array(Buffer.from(y, "base64url"))],
      ]);
      const length = Buffer.from([0, id.length]);
      const authData = Buffer.concat([head(0x40, wrong), Buffer.alloc(16), length, id, isoCBOR.encode(key)]);
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(authData)],
      ]);
      return credential({
        clientDataJSON: base64(clientData("webauthn.create", challenge, wrong)),
        attestationObject: base64(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
      });
    },
    /** An `AuthenticationResponseJSON`. */
    get(challenge: string, wrong: Wrong = {}) {
      const client = clientData("webauthn.get", challenge, wrong);
      const authData = head(0, wrong);
      return credential({
        clientDataJSON: base64(client),
        authenticatorData: base64(authData),
        signature: base64(sign("sha256", Buffer.concat([authData, sha256(client)]), privateKey)),
      });
    },
  };
}
