import { readFileSync } from "node:fs";
import type { Kysely } from "kysely";
import type { Command, LoadingCommand } from "./commands.ts";
import { inTransaction } from "./database/in-transaction.ts";
import { loadOnce } from "./database/load-once.ts";
import { openDatabase } from "./database/open.ts";
import type { Database } from "./database/schema.ts";
import type { Role } from "./database/columns.ts";
import { loadCatalogueOnce } from "./content/load-catalogue.ts";
import { OperatorError } from "./lib/faults.ts";
import { readCatalogueFile } from "./content/catalogue-file.ts";
import { storeOffers } from "./money/bonus-offers.ts";
import { readBonusesFile, readCashierFile } from "./money/cashier-file.ts";
import { singleMethodsOf, storeCashier } from "./money/cashier.ts";
import { writeAudit } from "./back-office/audit.ts";
import { newSetUpToken, setUpDays, setUpPath } from "./back-office/links.ts";
import { addMember, longestName } from "./back-office/members.ts";
import { storageOf } from "./database/storage.ts";

/**
 * Carries out a command on the operator's database, and prints what came of it. On PostgreSQL the operator may be running. The
 * embedded database allows only one process.
 *
 * @throws OperatorError when the database cannot be used, a name is taken, or a file does not have the format.
 */
export async function runCommand(command: Command, print: (line: string) => void): Promise<void> {
  const now = new Date();
  const { db, close } = await openDatabase({
    storage: storageOf(command.dataDir, command.databaseUrl),
    masterKey: { current: command.masterKey },
    now,
    onIdleError: (error) => print(`The database broke a connection: ${error.message}`),
  });
  try {
    if (command.kind === "add-staff") print(await addStaff(db, command.name, command.role, now));
    else print(await loadFile(db, command.kind, command.file, now));
  } finally {
    await close();
  }
}

/** Adds a member of staff, and says how to set up the access. */
export async function addStaff(db: Kysely<Database>, name: string, role: Role, now: Date): Promise<string> {
  if (name.length > longestName)
    throw new OperatorError(`A name has at most ${longestName} characters.`, "Choose a shorter one.");
  const token = await inTransaction(db, async (transaction) => {
    const id = await addMember(transaction, { name, role }, now);
    if (id === undefined)
      throw new OperatorError(`There is a member of staff called ${name} already.`, "Choose another name.");
    await writeAudit(transaction, null, { kind: "staff-added", subject: name, details: role }, now);
    return newSetUpToken(transaction, id, now);
  });
  return [
    `${name} may ${role}. To choose a password and set up an authenticator, open this path at the address of your site:`,
    `  ${setUpPath(token)}`,
    `It works once, within ${setUpDays * 24} hours.`,
  ].join("\n");
}

/** Loads the catalogue, the cashier or the bonuses in a file, once. */
export async function loadFile(db: Kysely<Database>, kind: LoadingCommand, file: string, now: Date): Promise<string> {
  const { what, load, example } = loaders[kind];
  let loaded: string | undefined;
  try {
    loaded = await load(db, readFileSync(file, "utf8"), now);
  } catch (error) {
    throw new OperatorError(
      `${file} cannot be loaded as ${what}: ${(error as Error).message}`,
      `operator/README.md describes the format. demo/data/${example} is an example.`,
    );
  }
  if (loaded === undefined)
    throw new OperatorError(
      `The database has ${what} already.`,
      "Load it into another folder or database. The back office changes what is there.",
    );
  return `${loaded} were loaded. Start the operator again if it is running.`;
}

interface Loader {
  /** What the file holds, with its article. */
  readonly what: string;
  /** The file in `demo/data/` that has the same format. */
  readonly example: string;
  /** Says what it has loaded. Undefined when there was something before. */
  readonly load: (db: Kysely<Database>, content: string, now: Date) => Promise<string | undefined>;
}

const loaders: Readonly<Record<LoadingCommand, Loader>> = {
  "load-catalogue": {
    what: "a catalogue",
    example: "catalogue.json",
    async load(db, content, now) {
      const catalogue = readCatalogueFile(content);
      const { games, tables } = catalogue;
      const isLoaded = await loadCatalogueOnce(db, () => catalogue, now);
      return isLoaded ? `${games.length} games and ${tables.length} tables` : undefined;
    },
  },
  "load-cashier": {
    what: "a cashier",
    example: "cashier.json",
    async load(db, content, now) {
      const cashier = readCashierFile(content);
      const isLoaded = await loadOnce(db, "methods", now, (transaction) => storeCashier(transaction, cashier));
      return isLoaded ? `${singleMethodsOf(cashier).length} methods and ${cashier.banks.length} banks` : undefined;
    },
  },
  "load-bonuses": {
    what: "bonuses",
    example: "bonuses.json",
    async load(db, content, now) {
      const bonuses = readBonusesFile(content);
      const isLoaded = await loadOnce(db, "offers", now, (transaction) => storeOffers(transaction, bonuses));
      return isLoaded ? `${bonuses.offers.length} bonuses` : undefined;
    },
  },
};
