import { downloadCatalogue, listCatalogue } from "../../features/catalogue/catalogue.ts";
import { appIsStored } from "../../pwa/worker-link.ts";
import { downloadContent } from "./read-ahead.ts";

/** How much of the whole each part counts for. They are downloaded one after the other. */
const shares = { files: 0.3, content: 0.3 };

/**
 * Downloads, at the player's request, everything that works without a network: the code of all pages, content in the
 * current language, and the catalogue. Calls `onProgress` with the share that is done, from 0 to 1. Resolves with
 * whether all of it arrived. Never rejects.
 */
export async function downloadAll(onProgress: (share: number) => void): Promise<boolean> {
  const hasFiles = await appIsStored();
  onProgress(shares.files);
  const hasContent = await downloadContent((share) => onProgress(shares.files + share * shares.content));
  onProgress(shares.files + shares.content);
  await downloadCatalogue();
  const games = await listCatalogue({ lobby: "slot", filters: {}, offset: 0, limit: 1 });
  onProgress(1);
  return hasFiles && hasContent && games?.whole === true;
}
