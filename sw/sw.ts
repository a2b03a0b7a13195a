/**
 * The service worker: the network's stand-in (contract §3, docs/decisions). It decides nothing about
 * freshness, stores no answer that belongs to a player, and leaves alone what no route names.
 */
import { type AppFile, listAppFiles } from "./app-files.ts";
import { calls } from "./calls.ts";
import { images } from "./images.ts";
import { watchKillSwitch } from "./kill-switch.ts";
import { followLifecycle } from "./lifecycle.ts";
import { manifests } from "./manifest.ts";
import { answerPages } from "./messages.ts";
import { pageFiles } from "./page-files.ts";
import { appFiles, pages } from "./pages.ts";
import { answerBy } from "./routes.ts";
import { configFile, dataAndLicences } from "./static-data.ts";

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly AppFile[] };

// The build writes the manifest in place of this expression, in this file alone.
listAppFiles(self.__WB_MANIFEST);
followLifecycle();
// Before the routes: once the switch is thrown none of them answers any more.
watchKillSwitch();
answerBy([pages, appFiles, pageFiles, configFile, dataAndLicences, manifests, calls, images]);
answerPages();
