/**
 * The service worker answers for the network when that is slow or gone (contract.md, What is stored; docs/decisions).
 * It makes no decisions about freshness, stores no answer that belongs to a player, and ignores requests without a
 * route.
 */
import { type AppFile, listAppFiles } from "./app-files.ts";
import { calls } from "./calls.ts";
import { images } from "./images.ts";
import { watchKillSwitch } from "./kill-switch.ts";
import { followLifecycle } from "./lifecycle.ts";
import { manifests } from "./manifest.ts";
import { answerPages } from "./messages.ts";
import { refreshPeriodically } from "./periodic-sync.ts";
import { takePushMessages } from "./push/push.ts";
import { pageFiles } from "./page-files.ts";
import { appFiles, pages } from "./pages.ts";
import { answerBy } from "./routes.ts";
import { configFile, dataAndLicences } from "./static-data.ts";

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly AppFile[] };

// The build replaces this expression with the list of files. It may occur only in this file.
listAppFiles(self.__WB_MANIFEST);
followLifecycle();
// Before the routes: once the switch is on, none of them may answer.
watchKillSwitch();
answerBy([pages, appFiles, pageFiles, configFile, dataAndLicences, manifests, calls, images]);
answerPages();
takePushMessages();
refreshPeriodically();
