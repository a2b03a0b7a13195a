import { Hono } from "hono";
import type { Provider } from "../operator/provider/provider.ts";
import type { Scenery } from "../operator/scenery.ts";
import { artRoutes } from "./art/art-routes.ts";
import { warmUpPictures } from "./art/picture-store.ts";
import { imageWidths } from "./art/rasters.ts";
import { demoSeed } from "./demo-data.ts";
import { describeDemo } from "./describe-demo.ts";
import { fontRoutes } from "./games/http/fonts.ts";
import { gamePage } from "./games/http/game-page.ts";
import { moduleRoutes } from "./games/http/modules.ts";
import { pictureRoutes } from "./games/http/pictures.ts";
import { loadPastReports } from "./load/past-reports.ts";
import { loadPastYear } from "./load/past-year.ts";
import { seedingOf } from "./load/seed.ts";
import { demoPastYear } from "./players.ts";

/** What `--demo` adds to an operator. */
export const scenery: Scenery = {
  seeding: seedingOf(demoSeed),
  pictures: artRoutes,
  imageWidths,
  warmUp: warmUpPictures,
  gamePages,
  async loadHistory(db, now, mayGoOn) {
    await loadPastReports(db, now);
    await loadPastYear(db, demoPastYear, now, mayGoOn);
  },
  describe: describeDemo,
};

function gamePages(provider: Provider): Hono {
  const app = new Hono();
  app.route("/game", gamePage(provider));
  app.route("/files", moduleRoutes());
  app.route("/fonts", fontRoutes());
  app.route("/pictures", pictureRoutes());
  return app;
}
