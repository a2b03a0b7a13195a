import { buildIsCurrent } from "../scripts/build-stamp.ts";

/**
 * Global setup of the runners that test dist/.
 *
 * @throws Error when dist/ was built from other sources than the current ones.
 */
export default async function requireCurrentBuild(): Promise<void> {
  if (await buildIsCurrent()) return;
  throw new Error("dist/ is missing or older than the sources. Build it first: node scripts/build.ts");
}
