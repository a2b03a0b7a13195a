import type { Motif } from "../../seed/catalogue/motifs.ts";
import type { Hero } from "./hero.ts";
import { bazaarHeroes } from "./bazaar/bazaar-heroes.ts";
import { bingoHeroes } from "./bingo/bingo-heroes.ts";
import { birdsHeroes } from "./birds/birds-heroes.ts";
import { boardHeroes } from "./board/board-heroes.ts";
import { cappadociaHeroes } from "./cappadocia/cappadocia-heroes.ts";
import { cardsHeroes } from "./cards/cards-heroes.ts";
import { castleHeroes } from "./castle/castle-heroes.ts";
import { cityHeroes } from "./city/city-heroes.ts";
import { classicHeroes } from "./classic/classic-heroes.ts";
import { coastHeroes } from "./coast/coast-heroes.ts";
import { desertHeroes } from "./desert/desert-heroes.ts";
import { eastHeroes } from "./east/east-heroes.ts";
import { egyptHeroes } from "./egypt/egypt-heroes.ts";
import { flightHeroes } from "./flight/flight-heroes.ts";
import { forestHeroes } from "./forest/forest-heroes.ts";
import { fruitHeroes } from "./fruit/fruit-heroes.ts";
import { gardenHeroes } from "./garden/garden-heroes.ts";
import { gemsHeroes } from "./gems/gems-heroes.ts";
import { jungleHeroes } from "./jungle/jungle-heroes.ts";
import { kitchenHeroes } from "./kitchen/kitchen-heroes.ts";
import { machineHeroes } from "./machine/machine-heroes.ts";
import { magicHeroes } from "./magic/magic-heroes.ts";
import { mineHeroes } from "./mine/mine-heroes.ts";
import { musicHeroes } from "./music/music-heroes.ts";
import { mythHeroes } from "./myth/myth-heroes.ts";
import { northHeroes } from "./north/north-heroes.ts";
import { palaceHeroes } from "./palace/palace-heroes.ts";
import { safariHeroes } from "./safari/safari-heroes.ts";
import { seaHeroes } from "./sea/sea-heroes.ts";
import { spaceHeroes } from "./space/space-heroes.ts";
import { sportHeroes } from "./sport/sport-heroes.ts";
import { sweetsHeroes } from "./sweets/sweets-heroes.ts";
import { treasureHeroes } from "./treasure/treasure-heroes.ts";
import { villageHeroes } from "./village/village-heroes.ts";
import { westHeroes } from "./west/west-heroes.ts";
import { wheelsHeroes } from "./wheels/wheels-heroes.ts";
import { winterHeroes } from "./winter/winter-heroes.ts";
import { woodsHeroes } from "./woods/woods-heroes.ts";

/** How each motif of the catalogue is drawn. */
export const heroes: Readonly<Record<Motif, Hero>> = {
  ...bazaarHeroes,
  ...bingoHeroes,
  ...birdsHeroes,
  ...boardHeroes,
  ...cappadociaHeroes,
  ...cardsHeroes,
  ...castleHeroes,
  ...cityHeroes,
  ...classicHeroes,
  ...coastHeroes,
  ...desertHeroes,
  ...eastHeroes,
  ...egyptHeroes,
  ...flightHeroes,
  ...forestHeroes,
  ...fruitHeroes,
  ...gardenHeroes,
  ...gemsHeroes,
  ...jungleHeroes,
  ...kitchenHeroes,
  ...machineHeroes,
  ...magicHeroes,
  ...mineHeroes,
  ...musicHeroes,
  ...mythHeroes,
  ...northHeroes,
  ...palaceHeroes,
  ...safariHeroes,
  ...seaHeroes,
  ...spaceHeroes,
  ...sportHeroes,
  ...sweetsHeroes,
  ...treasureHeroes,
  ...villageHeroes,
  ...westHeroes,
  ...wheelsHeroes,
  ...winterHeroes,
  ...woodsHeroes,
};
