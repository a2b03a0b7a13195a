import { startOperator } from "../../operator/server.ts";
import { createDatabase, type CreatedDatabase } from "../../operator/testing/databases.ts";
import { testMasterKey } from "../../operator/testing/master-key.ts";

/**
 * A PostgreSQL server, if `npm test` has started one. The operators of the tests then use it: a start of PGlite takes almost
 * a second of processor time, a copy of a loaded database a tenth of that. Without a server they use PGlite.
 */
const { TEST_DATABASE_URL: serverUrl } = process.env;
const nameOfTemplate = "TEST_TEMPLATE_DATABASE";

/** Global setup of the end-to-end tests: loads the demo's data into a database that all operators get a copy of. */
export default async function loadTemplate(): Promise<void> {
  if (!serverUrl) return;
  const { url } = await createDatabase(serverUrl);
  const operator = await startOperator({ demo: true, dataDir: "memory", databaseUrl: url, masterKey: testMasterKey });
  await operator.close();
  process.env[nameOfTemplate] = new URL(url).pathname.slice(1);
}

/** A database with the demo's data. Undefined if there is no PostgreSQL server. */
export async function copyOfTemplate(): Promise<CreatedDatabase | undefined> {
  const { [nameOfTemplate]: template } = process.env;
  return serverUrl && template ? createDatabase(serverUrl, template) : undefined;
}
