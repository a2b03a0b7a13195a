/** Runs before every file of the operator's tests. */
import { afterAll } from "vitest";
import { cheapPasswords } from "./cheap-passwords.ts";
import { openDatabases } from "./open-databases.ts";

cheapPasswords();

/** Many files run in one process. What works on a database that a file leaves open would go on in the next file. */
afterAll(() => {
  const left = [...openDatabases];
  openDatabases.clear();
  if (left.length > 0) throw new Error(`This file leaves databases open: ${left.join(", ")}.`);
});
