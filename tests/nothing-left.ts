/**
 * Runs before every test file of the projects whose files share processes. A server or a Web Lock that one file leaves
 * behind could break a later file. This check fails the file that leaves it.
 */
import { afterAll } from "vitest";

const { setImmediate } = globalThis;

/** What is there now. Node lists a server that was closed until its event loop has turned twice. */
async function whatIsThere() {
  for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  const { held = [], pending = [] } = await navigator.locks.query();
  const servers = process.getActiveResourcesInfo().filter((resource) => resource === "TCPServerWrap");
  return { locks: [...held, ...pending].map(({ name }) => name), servers: servers.length };
}

const before = await whatIsThere();
afterAll(async () => {
  const after = await whatIsThere();
  const left = after.locks.slice(before.locks.length).map((name) => `the lock ${name}`);
  if (after.servers > before.servers) left.push("a server that listens");
  if (left.length > 0) throw new Error(`This file leaves behind: ${left.join(", ")}.`);
});
