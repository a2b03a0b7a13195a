import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type { Selectable } from "kysely";
import type { PasskeyTable } from "../database/schema/passkeys.ts";
import type { RelyingParty } from "./relying-party.ts";

/** The kinds of keys: Ed25519, ES256 and RS256, which all devices know. By COSE's numbers. */
export const keyKinds = [-8, -7, -257];

/** A credential as a browser sends it. The library checks every part. */
export type SentCredential = Readonly<Record<string, unknown>>;

/** Verifies a new credential. Returns the columns to store for the passkey, or undefined if the credential is invalid. */
export async function verifyNewPasskey(credential: SentCredential, challenge: string, { id, origin }: RelyingParty) {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: credential as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      supportedAlgorithmIDs: keyKinds,
    });
    if (!verified || !registrationInfo) return undefined;
    const { id: credentialId, publicKey, counter } = registrationInfo.credential;
    return { id: credentialId, public_key: Buffer.from(publicKey).toString("base64url"), counter };
  } catch {
    // The library throws for everything that is wrong with a credential.
    return undefined;
  }
}

/** Verifies a log-in with `passkey`. Returns its new counter, or undefined if the credential is invalid. */
export async function verifyPasskey(
  credential: SentCredential,
  challenge: string,
  { id, origin }: RelyingParty,
  passkey: Pick<Selectable<PasskeyTable>, "id" | "public_key" | "counter">,
): Promise<number | undefined> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, "base64url")),
        counter: Number(passkey.counter),
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    // As above; also for a counter that did not grow.
    return undefined;
  }
}
