import { bazaar } from "./bazaar.ts";
import { bingo } from "./bingo.ts";
import { birds } from "./birds.ts";
import { boards } from "./boards.ts";
import { cappadocia } from "./cappadocia.ts";
import { caravan } from "./caravan.ts";
import { cards } from "./cards.ts";
import { castle } from "./castle.ts";
import { city } from "./city.ts";
import { classic } from "./classic.ts";
import { coast } from "./coast.ts";
import { east } from "./east.ts";
import { egypt } from "./egypt.ts";
import { fishing } from "./fishing.ts";
import { flight } from "./flight.ts";
import { forest } from "./forest.ts";
import { fruit } from "./fruit.ts";
import { garden } from "./garden.ts";
import { gems } from "./gems.ts";
import { jungle } from "./jungle.ts";
import { kitchen } from "./kitchen.ts";
import { luck } from "./luck.ts";
import { machine } from "./machine.ts";
import { magic } from "./magic.ts";
import { mine } from "./mine.ts";
import { music } from "./music.ts";
import { myth } from "./myth.ts";
import { north } from "./north.ts";
import { palace } from "./palace.ts";
import { racing } from "./racing.ts";
import { roulette } from "./roulette.ts";
import { safari } from "./safari.ts";
import { scratch } from "./scratch.ts";
import { space } from "./space.ts";
import { sport } from "./sport.ts";
import { sweets } from "./sweets.ts";
import { treasure } from "./treasure.ts";
import { village } from "./village.ts";
import { west } from "./west.ts";
import { winter } from "./winter.ts";
import type { Theme } from "./theme.ts";
import type { ThemeName } from "./theme-names.ts";

/** What the world's games are about. */
export const themes: Readonly<Record<ThemeName, Theme>> = {
  garden,
  fruit,
  classic,
  luck,
  gems,
  fishing,
  coast,
  caravan,
  cappadocia,
  egypt,
  space,
  flight,
  racing,
  forest,
  myth,
  bazaar,
  kitchen,
  boards,
  cards,
  roulette,
  bingo,
  scratch,
  treasure,
  palace,
  east,
  winter,
  north,
  west,
  sport,
  music,
  safari,
  birds,
  sweets,
  mine,
  magic,
  jungle,
  city,
  village,
  machine,
  castle,
};
