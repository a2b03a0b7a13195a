import { answerPicture } from "./images.ts";
import type { Route, Waiting } from "./routes.ts";
import { dataAndLicences } from "./static-data.ts";

/** Stores what the first page loaded before the worker controlled it, from the browser's HTTP cache where possible. */
export async function keepLoaded(
  { pictures, files }: { readonly pictures: readonly string[]; readonly files: readonly string[] },
  event: Waiting,
): Promise<void> {
  const load = (address: string, answer: Route["answer"]) => {
    const url = new URL(address, location.origin);
    return answer({ request: new Request(url, { cache: "force-cache" }), url, event });
  };
  await Promise.allSettled([
    ...pictures.map((address) => load(address, answerPicture)),
    ...files.map((address) => load(address, dataAndLicences.answer)),
  ]);
}
