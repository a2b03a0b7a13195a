import type { CashKind, CashLook } from "../../seed/cashier/method.ts";
import type { PaletteName } from "../palettes.ts";
import { circle, disc, line, path, rect } from "../svg.ts";

/** How a kind of paying is drawn: its colours, and its mark within 30 of the origin. */
export interface CashMark {
  readonly palette: PaletteName;
  readonly draw: (light: string, accent: string) => string;
}

const stroke = 4;

export const cashMarks: Readonly<Record<CashKind | NonNullable<CashLook["mark"]>, CashMark>> = {
  bank: {
    palette: "cobalt",
    draw: (light, accent) =>
      line("M-24 -8L0 -24L24 -8ZM-24 24H24", light, stroke) +
      line("M-16 -4V18M-5 -4V18M5 -4V18M16 -4V18", light, stroke) +
      circle(0, -14, 3, accent),
  },
  mobile: {
    palette: "turquoise",
    draw: (light, accent) =>
      rect(-14, -26, 28, 52, "none", `rx="6" stroke="${light}" stroke-width="${stroke}"`) +
      line("M-4 19H4", light, stroke) +
      path("M0 -16L10 -4H4V8H-4V-4H-10Z", accent),
  },
  card: {
    palette: "iznik",
    draw: (light, accent) =>
      rect(-26, -18, 52, 36, "none", `rx="6" stroke="${light}" stroke-width="${stroke}"`) +
      line("M-26 -6H26", light, 6) +
      line("M-17 8H-5", light, stroke) +
      path("M14 4L20 10L14 16L8 10Z", accent),
  },
  wallet: {
    palette: "coral",
    draw: (light, accent) =>
      line("M18 -14V-20Q18 -24 14 -24H-18A6 6 0 0 0 -18 -12H20Q25 -12 25 -7V18Q25 23 20 23H-18Q-24 23 -24 17V-18", light, stroke) +
      circle(13, 6, 4.5, accent),
  },
  crypto: {
    palette: "saffron",
    draw: (light, accent) =>
      line("M0 -27L23 -13.5V13.5L0 27L-23 13.5V-13.5Z", light, stroke) +
      line("M0 -13L11 -6.5V6.5L0 13L-11 6.5V-6.5Z", light, stroke) +
      circle(0, 0, 4, accent),
  },
  bolt: {
    palette: "cobalt",
    draw: (light, accent) =>
      line("M-27 -9H-15M-27 3H-19M-27 15H-13", light, stroke) + path("M8 -27L-9 4H4L-2 27L22 -7H8L15 -27Z", light) +
      circle(22, 19, 4, accent),
  },
  tulip: {
    palette: "saffron",
    draw: (light, accent) =>
      path("M0 -26C8 -19 12 -16 18 -20C21 -4 14 8 0 8C-14 8 -21 -4 -18 -20C-12 -16 -8 -19 0 -26Z", light) +
      line("M0 8V26M0 24C8 22 13 17 15 11M0 24C-8 22 -13 17 -15 11", light, stroke) +
      path("M0 -14L6 -5L0 4L-6 -5Z", accent),
  },
  stone: {
    palette: "lagoon",
    draw: (light, accent) =>
      line("M-14 -20H14L26 -6L0 25L-26 -6ZM-26 -6H26M-14 -20L-8 -6L0 25L8 -6L14 -20", light, stroke) + circle(0, -13, 3, accent),
  },
  qr: {
    palette: "lapis",
    draw: (light, accent) =>
      path("M-25 -25H-5V-5H-25ZM-19 -19V-11H-11V-19ZM5 -25H25V-5H5ZM11 -19V-11H19V-19ZM-25 5H-5V25H-25ZM-19 11V19H-11V11Z", light, 'fill-rule="evenodd"') +
      path("M5 5H13V13H5ZM17 5H25V13H17ZM5 17H13V25H5ZM17 17H25V25H17Z", accent),
  },
  voucher: {
    palette: "emerald",
    draw: (light, accent) =>
      line("M-26 -16H26V-6A6 6 0 0 0 26 6V16H-26V6A6 6 0 0 0 -26 -6Z", light, stroke) +
      line("M10 -12V12", light, 3, 'stroke-dasharray="3 6"') +
      path(disc(-9, 0, 6), accent),
  },
};
