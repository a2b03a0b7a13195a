import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { licencesOptions } from "./site-answers.ts";
import { dataFileOptions } from "./static-file.ts";
import { openClient } from "../testing/client.ts";
import type { Reply } from "../testing/operator.ts";

afterEach(() => vi.unstubAllGlobals());

const partner = { id: 1, name: "Ortak", logo: "/data/logos/ortak.svg" };

/** A page's own addresses are relative; this sends them to the test operator. */
async function openSite(replies: Reply[]) {
  const page = await openClient(() => replies.shift() ?? { status: 404 });
  const fetchAbsolute = globalThis.fetch;
  vi.stubGlobal("fetch", (address: string) => fetchAbsolute(new URL(address, page.operator.origin)));
  return page;
}

test("a file that becomes invalid later does not remove the data shown", async () => {
  const { operator, told } = await openSite([{ body: [partner] }, { body: "broken" }]);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const options = dataFileOptions("partners");
  expect(await client.query(options)).toEqual([{ ...partner, id: "1" }]);
  await expect(client.query({ ...options, staleTime: 0 })).rejects.toThrow("No data partners");
  expect(client.getQueryData(options.queryKey)).toEqual([{ ...partner, id: "1" }]);
  expect(operator.received.at(-1)?.url).toBe("/data/partners.json");
  expect(told.reports).toEqual([expect.stringMatching(/^\/data\/partners\.json: /)]);
});

test("without licences only their query fails", async () => {
  await openSite([]);
  const client = new QueryClient();
  await expect(client.query({ ...licencesOptions(), retry: false })).rejects.toThrow("No licences");
});
