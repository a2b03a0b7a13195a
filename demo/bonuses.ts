import { readFileSync } from "node:fs";
import { readBonusesFile } from "../operator/money/cashier-file.ts";

/** The demo's bonuses, from `demo/data/bonuses.json`, and the texts of one that the operator granted without an offer. */
export const { gift, offers } = readBonusesFile(readFileSync(new URL("./data/bonuses.json", import.meta.url), "utf8"));
