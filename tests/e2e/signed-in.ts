import { constants, publicEncrypt } from "node:crypto";
import type { Page } from "@playwright/test";
import * as v from "valibot";
import { demoPassword } from "../../demo/players.ts";
import type { RunningOperator } from "../../operator/server.ts";
import { userLogin } from "../../src/contract/user.ts";
import { freshForMs, keys, writeCredentials, writeMoment, writeProfile } from "../../src/session/records.ts";
import { prepareLogin } from "../../src/session/encrypt.ts";
import { ask } from "./content-pages.ts";

/**
 * Signs a player in from the next page on, with their own session at the operator: the device gets what a log-in
 * stores. For tests that begin after log-in. `signIn` uses the form, which takes one page more. Only for players
 * without a second factor. `freshUntil` is when the session expires as the device knows it, in milliseconds since 1970.
 */
export async function startSignedIn(
  page: Page,
  { origin, config }: RunningOperator,
  username = "deniz",
  freshUntil = Date.now() + freshForMs,
  password = demoPassword,
): Promise<void> {
  const answer = await ask(origin, "user", "login", { username, password });
  const { record, profile, rid } = await prepareLogin(
    v.parse(userLogin.answer, answer),
    (text) =>
      publicEncrypt({ key: config.publicKey, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(text)).toString(
        "base64",
      ),
    config.siteId,
  );
  const stored = new Map([[keys.rid as string, rid]]);
  const device = {
    read: (key: string) => stored.get(key),
    write: (key: string, text: string) => Boolean(stored.set(key, text)),
    remove: (key: string) => void stored.delete(key),
  };
  writeMoment(device, keys.activityStart, Date.now());
  writeMoment(device, keys.expiration, freshUntil);
  writeProfile(device, profile);
  writeCredentials(device, record);
  const localStorage = Array.from(stored, ([name, value]) => ({ name, value }));
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
}
