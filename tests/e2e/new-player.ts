import type { Page } from "@playwright/test";
import { createPlayer } from "../../operator/money/create-player.ts";
import { findAccount } from "../../operator/identity/accounts.ts";
import { hashPassword } from "../../operator/identity/password-hash.ts";
import { newAccountToken } from "../../operator/identity/recover-account.ts";
import type { RunningOperator } from "../../operator/server.ts";
import { person } from "../person.ts";
import { goodPassword, newcomer, type Newcomer } from "./registration.ts";
import { startSignedIn } from "./signed-in.ts";

/** Creates a player for one test, which may change the credentials. The password is `goodPassword`. */
export async function newPlayer({ db }: RunningOperator): Promise<Newcomer> {
  const newPerson = newcomer();
  const player = { ...person, ...newPerson, passwordHash: await hashPassword(goodPassword) };
  const id = await createPlayer(db, player, new Date());
  if (id === undefined) throw new Error(`${newPerson.username} is taken`);
  return newPerson;
}

/** Creates a player for one test, and signs them in from the next page on, like `startSignedIn`. */
export async function startAsNewPlayer(page: Page, operator: RunningOperator): Promise<Newcomer> {
  const player = await newPlayer(operator);
  await startSignedIn(page, operator, player.username, undefined, goodPassword);
  return player;
}

/** The path of the mailed link that confirms the player's address. */
export async function confirmPathOf({ db }: RunningOperator, { username }: Newcomer): Promise<string> {
  const account = await findAccount(db, username);
  if (!account) throw new Error(`There is no ${username}`);
  return `/register-account-confirm?token=${await newAccountToken(db, account.id, "confirm", new Date())}`;
}
