/** A page that makes one call bundles only that call's schemas. */
import { rolldown } from "rolldown";
import { expect, it } from "vitest";

async function bundleOf(code: string): Promise<string> {
  const entry = "entry.ts";
  const bundle = await rolldown({
    input: entry,
    cwd: import.meta.dirname,
    plugins: [
      {
        name: "entry",
        resolveId: (source) => (source === entry ? `${import.meta.dirname}/${entry}` : undefined),
        load: (path) => (path.endsWith(`/${entry}`) ? code : undefined),
      },
    ],
  });
  const { output } = await bundle.generate({ format: "esm" });
  await bundle.close();
  return output[0].code;
}

function methodsIn(code: string): string[] {
  return [...code.matchAll(/method: "(\w+)"/g)].map(([, method]) => method ?? "");
}

it.each([
  ["casino", "casinoGamesList", "games_list"],
  ["cms", "cmsGetPromotions", "getPromotions"],
  ["user", "userLogin", "login"],
  ["finance", "financeCheckBalance", "check_balance"],
  ["limits", "limitsTimeOut", "time_out"],
])("of src/contract/%s.ts only %s is bundled", async (file, name, method) => {
  const code = await bundleOf(`export { ${name} } from "./${file}.ts";`);
  expect(methodsIn(code)).toEqual([method]);
});

it("an unused import is not bundled", async () => {
  const code = await bundleOf(`
    import { allCalls } from "./registry.ts";
    import { siteConfig } from "./site-config.ts";
    import { dataFiles } from "./data-files.ts";
    export const one = 1;
  `);
  expect(code).not.toMatch(/object\(|list\(|declareCall/);
  expect(code.length).toBeLessThan(200);
});
