import { afterEach, beforeEach, expect, test } from "vitest";
import durusu from "../../tests/brands/durusu/config.json";
import pofuduk from "../../tests/brands/pofuduk/config.json";
import vurus from "../../tests/brands/vurus/config.json";
import script from "../../public/theme.js?raw";
import { applyLookOf, lookKey } from "./apply-look.ts";
import { paletteOf, tokens } from "./palette.ts";
import "../ui/tokens.css";

const root = document.documentElement;
type Brand = Parameters<typeof applyLookOf>[0];

beforeEach(() =>
  document.head.append(
    Object.assign(document.createElement("meta"), { name: "theme-color" }),
    Object.assign(document.createElement("script"), { textContent: script }),
  ),
);

afterEach(() => {
  localStorage.removeItem(lookKey);
  root.removeAttribute("style");
  root.dataset["theme"] = "dark";
});

test.each([durusu, vurus, pofuduk])(
  "$siteName: each colour of the page is the brand's, in both themes",
  async (site) => {
    const brand = site.brand as Brand;
    await applyLookOf(brand);
    for (const theme of ["dark", "light"] as const) {
      root.dataset["theme"] = theme;
      const shown = getComputedStyle(root);
      const palette = paletteOf(brand, theme);
      for (const name of Object.keys(tokens) as (keyof typeof tokens)[])
        expect([theme, name, shown.getPropertyValue(`--color-${name}`)]).toEqual([theme, name, palette[name]]);
      expect(shown.getPropertyValue("--color-ground")).toBe(brand.colors?.[theme]?.ground);
    }
  },
);
