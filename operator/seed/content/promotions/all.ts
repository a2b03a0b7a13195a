import type { SeedPromotion } from "../../types.ts";
import { birthdayGift } from "./birthday-gift.ts";
import { casinoDiscount } from "./casino-discount.ts";
import { comboBoost } from "./combo-boost.ts";
import { depositBonus } from "./deposit-bonus.ts";
import { liveCashback } from "./live-cashback.ts";
import { otherMethodDeposit } from "./other-method-deposit.ts";
import { referAFriend } from "./refer-a-friend.ts";
import { summerBreeze } from "./summer-breeze.ts";
import { vip } from "./vip.ts";
import { weekendFreeSpins } from "./weekend-free-spins.ts";
import { welcomeBonus } from "./welcome-bonus.ts";
import { winterFestival } from "./winter-festival.ts";

/** By weight; the page shows them by their dates, those that end first in front. */
export const promotions: readonly SeedPromotion[] = [
  welcomeBonus,
  casinoDiscount,
  depositBonus,
  liveCashback,
  comboBoost,
  referAFriend,
  weekendFreeSpins,
  birthdayGift,
  otherMethodDeposit,
  vip,
  winterFestival,
  summerBreeze,
];
