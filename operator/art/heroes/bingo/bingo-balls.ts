import type { Hero } from "../hero.ts";
import { numberedBall } from "./numbered-ball.ts";

export const bingoBalls: Hero = (pen) => {
  const numbers = [
    pen.random.int(10, 90),
    pen.random.int(10, 90),
    pen.random.int(10, 90),
    pen.random.int(1, 9),
  ];
  return [
    numberedBall(pen, -46, 40, 46, numbers[0]!, "#d8303c"),
    numberedBall(pen, 48, 44, 42, numbers[1]!, "#1f6fc0"),
    numberedBall(pen, 2, -40, 52, numbers[2]!, "#e5a51c"),
    numberedBall(pen, 72, -34, 24, numbers[3]!, "#2a9a66"),
  ].join("");
};
