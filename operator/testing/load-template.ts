import { openDatabase } from "../database/open.ts";
import { cheapPasswords } from "./cheap-passwords.ts";
import { createDatabase, templateVariable, withTestDemo } from "./databases.ts";

/**
 * Global setup of the operator's tests: loads the small test demo into a database of the PostgreSQL server, if there is one.
 * Copying it takes a fifth of the processor time of loading the demo again for each test file. Returns the teardown.
 */
export default async function loadTemplate(): Promise<(() => Promise<void>) | undefined> {
  const { TEST_DATABASE_URL: serverUrl } = process.env;
  if (!serverUrl) return undefined;
  cheapPasswords();
  const { url, remove } = await createDatabase(serverUrl);
  const { close } = await openDatabase(withTestDemo({ kind: "postgres", url }));
  await close();
  process.env[templateVariable] = new URL(url).pathname.slice(1);
  return remove;
}
