import type { Heroes } from "../hero.ts";
import { plane } from "./plane.ts";
import { raceCar } from "./race-car.ts";
import { rocket } from "./rocket.ts";
import { zeppelin } from "./zeppelin.ts";

export const flightHeroes = { rocket, plane, zeppelin, raceCar } satisfies Heroes;
