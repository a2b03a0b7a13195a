import { openDatabase } from "../database/open.ts";
import { cheapPasswords } from "./cheap-passwords.ts";
import { createDatabase, removeCopies, templateVariable, withTestDemo } from "./databases.ts";
import { testSnapshot } from "./test-snapshot.ts";

/**
 * Global setup of the operator's tests. Creates PGlite's snapshot, because two test files must not create it at the same time.
 * Loads the small test demo into a database of the PostgreSQL server, if there is one. Each test process copies it, which takes a fifth
 * of the processor time of loading the demo again. Returns the teardown.
 */
export default async function loadTemplate(): Promise<(() => Promise<void>) | undefined> {
  cheapPasswords();
  await testSnapshot();
  const { TEST_DATABASE_URL: serverUrl } = process.env;
  if (!serverUrl) return undefined;
  const { url, remove } = await createDatabase(serverUrl);
  const { close } = await openDatabase(withTestDemo({ kind: "postgres", url }));
  await close();
  const template = new URL(url).pathname.slice(1);
  process.env[templateVariable] = template;
  return async () => {
    await removeCopies(serverUrl, template);
    await remove();
  };
}
