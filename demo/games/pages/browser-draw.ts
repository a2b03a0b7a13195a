/** Derives a round's numbers again in the browser with Web Crypto. */
import { blockMessage, type Draw, drawsOfBlock } from "../../../operator/provider/maths/draw.ts";

/** More numbers than any round or match needs: two for each of 90 minutes. */
const blocks = 45;

/** Whether the page can compute hashes. Browsers allow it only on secure pages. */
export function canVerify(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/** The numbers of these seeds, in order. */
export async function browserDraw(serverSeed: string, clientSeed: string, nonce: number): Promise<Draw> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", utf8(serverSeed), algorithm, false, ["sign"]);
  const signed = await Promise.all(
    Array.from({ length: blocks }, (_, block) =>
      crypto.subtle.sign("HMAC", key, utf8(blockMessage(clientSeed, nonce, block))),
    ),
  );
  const numbers = signed.flatMap((bytes) => drawsOfBlock(new Uint8Array(bytes)));
  let next = 0;
  return () => numbers[next++] ?? 0;
}

/** SHA-256 in hexadecimal. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", utf8(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
