import type { Heroes } from "../hero.ts";
import { fir } from "./fir.ts";
import { gift } from "./gift.ts";
import { penguin } from "./penguin.ts";
import { snowflake } from "./snowflake.ts";
import { snowman } from "./snowman.ts";

export const winterHeroes = { fir, snowflake, snowman, gift, penguin } satisfies Heroes;
