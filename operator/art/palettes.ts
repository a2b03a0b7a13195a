/**
 * Hand-picked palettes. `ink` is the darkest colour of the background, `deep` and `mid` make up the scene, `light` is
 * the lit part, and `accent` is the one colour that stands out.
 */
export interface Palette {
  readonly ink: string;
  readonly deep: string;
  readonly mid: string;
  readonly light: string;
  readonly accent: string;
}

const palette = (...[ink, deep, mid, light, accent]: [string, string, string, string, string]) => ({
  ink,
  deep,
  mid,
  light,
  accent,
});

export const palettes = {
  cobalt: palette("#0b1838", "#163a7d", "#2f6fc4", "#efe2c4", "#e2553d"),
  iznik: palette("#0b2138", "#125079", "#1f9aa8", "#f5ead4", "#d9432f"),
  turquoise: palette("#06242a", "#0c5a64", "#27a79d", "#f3e7c6", "#f2a541"),
  coral: palette("#2a0f16", "#7c2230", "#d9553f", "#fbe3c4", "#2aa6a1"),
  rosewood: palette("#2a131d", "#7a3347", "#c9727a", "#f8e4d3", "#e0a43c"),
  saffron: palette("#2a1606", "#81450c", "#dd8f1f", "#fdebbd", "#b4332e"),
  pomegranate: palette("#250812", "#701229", "#bb2a40", "#f9dcc2", "#e9a93b"),
  fig: palette("#1b1022", "#49254d", "#8a4669", "#f2dec6", "#c7a24a"),
  olive: palette("#151b0c", "#3d4c1d", "#7f8f3a", "#f3ecd0", "#d98f32"),
  pine: palette("#071a18", "#11473b", "#2f8066", "#e9ecd2", "#e6a54a"),
  emerald: palette("#051f1a", "#0a5643", "#1f9c6f", "#e4f1d3", "#e8b84a"),
  strait: palette("#070d1f", "#14264f", "#3b5a94", "#f4dfa8", "#e88f4a"),
  dawn: palette("#2b1a35", "#7d4260", "#e58a6a", "#ffe3b4", "#3f9fb0"),
  dusk: palette("#1b1530", "#54305a", "#bd5e58", "#ffd296", "#f08a4b"),
  desert: palette("#2c170c", "#8a4c20", "#d6924a", "#fce6b8", "#2f8c8c"),
  duneNight: palette("#0d1230", "#2a3066", "#a46a48", "#f6dba4", "#d8563c"),
  nile: palette("#08212f", "#115364", "#3a9aa0", "#f6e1a6", "#d99a2b"),
  lapis: palette("#0a0f33", "#1c2c7c", "#3f5bbd", "#f4e1a2", "#d9a233"),
  papyrus: palette("#2b1d0d", "#73521f", "#c29847", "#f9e8b9", "#276d74"),
  copper: palette("#24120b", "#6d3319", "#bd6c36", "#f8dab2", "#2f8f86"),
  coffee: palette("#1c100a", "#4f2e1c", "#96623b", "#f5e2c4", "#c8482f"),
  tea: palette("#230b08", "#6e1e11", "#ba4d24", "#fce4ba", "#3c8f7b"),
  harbour: palette("#0c1a24", "#28475a", "#7099a8", "#f4ecda", "#e06b4a"),
  aegean: palette("#062338", "#0b5d8e", "#35a7cf", "#faf2de", "#f2b23d"),
  lagoon: palette("#04272f", "#0a6872", "#48bfae", "#fdf0cf", "#f17f54"),
  deepSea: palette("#04142b", "#08385f", "#157590", "#d3ebda", "#f3a13b"),
  glacier: palette("#0d1f33", "#2a5883", "#83b6d1", "#f6f8f1", "#d8503f"),
  frost: palette("#122036", "#3d648b", "#b2d0dc", "#ffffff", "#c9403d"),
  aurora: palette("#07171f", "#0f4652", "#3aa28b", "#d9f1cb", "#e9d36a"),
  iron: palette("#13161c", "#3a424e", "#7d8996", "#ece7d9", "#d0892f"),
  ember: palette("#1d0906", "#6d170c", "#cf481b", "#ffd28c", "#f2a31f"),
  ruby: palette("#22060f", "#77112d", "#c82a49", "#fcdac2", "#f0b64a"),
  honey: palette("#261603", "#7d4d06", "#e0a013", "#fff1bc", "#8a3d1c"),
  sunflower: palette("#12223a", "#2a5576", "#e9b22c", "#fff4ca", "#c8502c"),
  lemonGrove: palette("#12260f", "#30612a", "#8fb63a", "#fbf3b8", "#f0b822"),
  melon: palette("#0b2013", "#1d5c35", "#d8434a", "#fde6d1", "#8cc152"),
  orchard: palette("#1c190c", "#525c1f", "#c24d34", "#fae9c1", "#e5a531"),
  confection: palette("#2d1428", "#8f3560", "#ef7f8c", "#ffead8", "#59c2b5"),
  lokum: palette("#31141f", "#96425a", "#e7a0a4", "#fff2e0", "#7fae5a"),
  mint: palette("#0a2622", "#1f6859", "#7cc7a6", "#f8f6dc", "#e86f55"),
  space: palette("#05071a", "#151e4a", "#36509a", "#ebe5d1", "#f0784a"),
  mars: palette("#190a0e", "#58222b", "#b7543c", "#fad1a1", "#4fb0b3"),
  nebula: palette("#050f1d", "#0d344c", "#1f7c88", "#f2e2b6", "#ef5f50"),
  velvet: palette("#1b0509", "#600d1b", "#aa2030", "#f8d9aa", "#d9a441"),
  felt: palette("#041a14", "#0a4c37", "#1c8059", "#f5e9c6", "#d23f37"),
  blueFelt: palette("#07142a", "#103c66", "#2969a3", "#f4e8ca", "#d8a23c"),
  jungle: palette("#08190d", "#1a4c24", "#4f8d31", "#f6e8aa", "#e0672b"),
  aztec: palette("#1d120a", "#5e361b", "#1f8a78", "#f6d88e", "#d9482f"),
  prairie: palette("#26130b", "#803d1c", "#d2823e", "#fbe2b2", "#3f7c85"),
  castle: palette("#10141f", "#313e5a", "#7989a5", "#f1e8d2", "#b6322f"),
  rune: palette("#0d1720", "#25434e", "#5f8c88", "#f1e7c8", "#d5762f"),
  potion: palette("#110e1c", "#2d2748", "#5f8a3a", "#f1e5b4", "#ea7a25"),
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;
