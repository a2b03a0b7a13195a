/**
 * The service worker: the network's stand-in (contract §3, docs/decisions). It decides nothing about
 * freshness, stores no answer that belongs to a player, and leaves alone what no route names.
 */
import { calls } from "./calls.ts";
import { images } from "./images.ts";
import { watchKillSwitch } from "./kill-switch.ts";
import { followLifecycle } from "./lifecycle.ts";
import { manifests } from "./manifest.ts";
import { answerPages } from "./messages.ts";
import { pageFiles } from "./page-files.ts";
import { appFiles, listAppFiles, pages } from "./precache.ts";
import { answerBy } from "./routes.ts";
import { configFile, dataAndLicences } from "./static-data.ts";

declare const self: ServiceWorkerGlobalScope;

// The build writes the manifest in place of this expression, in this file alone.
listAppFiles(self.__WB_MANIFEST);
followLifecycle();
// Before the routes: once the switch is thrown none of them answers any more.
watchKillSwitch();
answerBy([pages, appFiles, pageFiles, configFile, dataAndLicences, manifests, calls, images]);
answerPages();
