import { readFileSync } from "node:fs";
import type { Kysely } from "kysely";
import type { Command } from "./commands.ts";
import { inTransaction } from "./database/in-transaction.ts";
import { openDatabase } from "./database/open.ts";
import type { Database } from "./database/schema.ts";
import type { Role } from "./database/columns.ts";
import { loadCatalogueOnce } from "./content/load-catalogue.ts";
import { OperatorError } from "./lib/faults.ts";
import { readCatalogueFile } from "./content/catalogue-file.ts";
import { writeAudit } from "./back-office/audit.ts";
import { newSetUpToken, setUpDays, setUpPath } from "./back-office/links.ts";
import { addMember, longestName } from "./back-office/members.ts";
import { storageOf } from "./database/storage.ts";

/**
 * Carries out a command on the operator's database, and prints what came of it. On PostgreSQL the operator may be running. The
 * embedded database allows only one process.
 *
 * @throws OperatorError when the database cannot be used, a name is taken, or a file is not a catalogue.
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
    else print(await loadCatalogue(db, command.file, now));
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

/** Loads the catalogue in a file, once. */
export async function loadCatalogue(db: Kysely<Database>, file: string, now: Date): Promise<string> {
  const catalogue = read(file);
  let isLoaded: boolean;
  try {
    isLoaded = await loadCatalogueOnce(db, () => catalogue, now);
  } catch (error) {
    throw unreadable(file, error);
  }
  if (!isLoaded)
    throw new OperatorError(
      "The database has a catalogue already.",
      "A catalogue can be loaded once. Use another folder or database.",
    );
  return `${catalogue.games.length} games and ${catalogue.tables.length} tables were loaded. Start the operator again if it is running.`;
}

function read(file: string) {
  try {
    return readCatalogueFile(readFileSync(file, "utf8"));
  } catch (error) {
    throw unreadable(file, error);
  }
}

function unreadable(file: string, error: unknown): OperatorError {
  return new OperatorError(
    `The catalogue in ${file} cannot be loaded: ${(error as Error).message}`,
    "operator/README.md describes the format. demo/data/catalogue.json is an example.",
  );
}
