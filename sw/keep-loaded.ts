import type { PageMessage } from "../src/lib/worker-messages.ts";
import { keepAnswer } from "./calls.ts";
import { answerPicture } from "./images.ts";
import type { Route, Waiting } from "./routes.ts";
import { dataAndLicences } from "./static-data.ts";

/**
 * Stores what the first page loaded before the worker controlled it: the answers as the page hands them over, the
 * others from the browser's HTTP cache where possible.
 */
export async function keepLoaded({ pictures, files, answers }: Required<PageMessage>, event: Waiting): Promise<void> {
  const load = (address: string, answer: Route["answer"]) => {
    const url = new URL(address, location.origin);
    return answer({ request: new Request(url, { cache: "force-cache" }), url, event });
  };
  await Promise.allSettled([
    ...answers.map(keepAnswer),
    ...pictures.map((address) => load(address, answerPicture)),
    ...files.map((address) => load(address, dataAndLicences.answer)),
  ]);
}
