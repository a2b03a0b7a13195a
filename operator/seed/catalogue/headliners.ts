import type { GameType, Language, Mood } from "./design.ts";
import type { Motif } from "./motifs.ts";
import type { ThemeName } from "./themes/theme-names.ts";

/** A game that everybody knows; named by hand, in the order of its fame. */
export interface Headliner {
  readonly name: string;
  readonly language: Language;
  readonly theme: ThemeName;
  readonly motif: Motif;
  readonly companions: readonly Motif[];
  readonly mood?: Mood;
  readonly type: GameType;
  readonly studio: string;
  readonly manyWays?: boolean;
  readonly exclusive?: boolean;
}

type Extra = Partial<Pick<Headliner, "mood" | "type" | "manyWays" | "exclusive" | "language">>;

function headliner(
  name: string,
  theme: ThemeName,
  [motif, ...companions]: readonly [Motif, ...Motif[]],
  studio: string,
  extra: Extra = {},
): Headliner {
  return { name, language: "tr", theme, motif, companions, type: "slot", studio, ...extra };
}

const en = { language: "en" } as const;

export const headliners: readonly Headliner[] = [
  headliner("Lale Ustası", "garden", ["tulip", "carnation", "rose"], "Çinili Oyun", { exclusive: true }),
  headliner("Yakamozda Üç Balık", "fishing", ["fish", "hook", "boat"], "Yakamoz Games", { mood: "night" }),
  headliner("Rocket to Ararat", "flight", ["rocket", "plane"], "Copperkite", { ...en, type: "crash" }),
  headliner("Firavunun Saatçisi", "egypt", ["pharaoh", "scarab", "pyramid"], "Kervan Play"),
  headliner("Nar Bereketi", "fruit", ["pomegranate", "grapes", "fig"], "Nar Stüdyo"),
  headliner("Kapadokya’da Kırk Balon", "cappadocia", ["balloon", "chimneys", "horse"], "Peri Bacası"),
  headliner("The Wolf Who Counted Stars", "forest", ["wolf", "owl", "stag"], "Northlamp", { ...en, mood: "night" }),
  headliner("Şahmaran Uyanıyor", "myth", ["serpent", "phoenix", "sunDisc"], "Simurg Works", { mood: "green" }),
  headliner("Çifte Yedili Ziyafeti", "classic", ["seven", "bell", "bar"], "Firuze Makara"),
  headliner("Kaptan Lodos’un Sandığı", "treasure", ["chest", "galleon", "compass"], "Halfmoon Harbour", { type: "jackpot" }),
  headliner("Kız Kulesi’nde Gece", "city", ["isletTower", "ferry", "seagull"], "Çinili Oyun", { mood: "night", exclusive: true }),
  headliner("Saffron & Steam", "bazaar", ["coffee", "spices", "ewer"], "Telve Studio", en),
  headliner("Simurg’un Yedi Tüyü", "myth", ["phoenix", "peacock", "sunDisc"], "Simurg Works", { mood: "fire", manyWays: true }),
  headliner("Cloudberry Airlines", "flight", ["plane", "zeppelin"], "Quiet Thunder", { ...en, type: "crash" }),
  headliner("Şeker Karakolu", "sweets", ["cupcake", "lollipop", "doughnut"], "Fıstık Lab", { mood: "pink" }),
  headliner("Kehribar Kasası", "gems", ["ruby", "emerald", "ring"], "Kehribar", { type: "jackpot", mood: "gold" }),
  headliner("Ninety-Nine Lanterns", "east", ["paperLantern", "koi", "pagoda"], "Nine Herons", en),
  headliner("Deve Dikeni Hanı", "caravan", ["camel", "caravanserai", "oilLamp"], "Kervan Play", { mood: "gold" }),
  headliner("Kahvehane Tavlası", "boards", ["tavla", "dice", "tea"], "Çark & Zar", { type: "table" }),
  headliner("Pera Nights Roulette", "roulette", ["rouletteWheel", "chips"], "Velvet Anvil", { ...en, type: "table", mood: "red" }),
  headliner("Bal Tutan Ayı", "forest", ["bear", "honeyJar", "bee"], "Kozalak", { mood: "gold" }),
  headliner("Karpuz Kayıkları", "fruit", ["watermelon", "lemon", "orange"], "Orchard Lane"),
  headliner("Iron Saga of Skald Bay", "north", ["longship", "battleAxe", "raven"], "Ravenloom", en),
  headliner("Zümrüdüanka Ateşi", "myth", ["phoenix", "serpent", "trident"], "Altıntepe", { mood: "fire" }),
  headliner("Tombala Vapuru", "bingo", ["bingoBalls", "ferry"], "Lodos Works", { type: "bingo" }),
  headliner("Kaf Dağı’nın Elması", "gems", ["diamond", "crystal", "sapphire"], "Glasshouse Nine", { type: "jackpot" }),
  headliner("Pisicik Mısır’da", "egypt", ["templeCat", "scarab", "eyeOfRiver"], "Mühür"),
  headliner("Dynamite Dolores", "mine", ["dynamite", "goldNugget", "minecart"], "Tin Rooster", en),
  headliner("Sultanın Sorgucu", "palace", ["turban", "crown", "sabre"], "Tombak", { exclusive: true }),
  headliner("Galaksi Çaycısı", "space", ["ufo", "planet", "tea"], "Yıldızpark", { manyWays: true }),
  headliner("Kazı Kazan: Nazar", "scratch", ["ticket", "nazar"], "Ebru Dijital", { type: "instant", mood: "blue" }),
  headliner("Boğaz’da Yirmi Bir", "cards", ["blackjackHand", "chips"], "Amber Kettle", { type: "table" }),
  headliner("The Owl at Number Nine", "magic", ["owl", "spellbook", "crystalBall"], "Moth & Lamp", en),
  headliner("Horozdan Önce", "village", ["rooster", "goldenEgg", "windmill"], "Storkwood", { mood: "gold" }),
  headliner("Uçan Halı 1453", "bazaar", ["carpet", "oilLamp", "lantern"], "Kilim Kulüp", { mood: "night" }),
  headliner("Meteor Kaçağı", "space", ["comet", "astronaut", "planet"], "Paper Comet", { type: "crash" }),
  headliner("Altın Çilek Fabrikası", "sweets", ["iceCream", "wrappedCandy", "cupcake"], "Çilek Fabrikası", { mood: "pink", manyWays: true }),
  headliner("Dragon of Rumeli", "castle", ["dragon", "castle", "knightHelmet"], "Oak & Ember", { ...en, mood: "red" }),
  headliner("Piramitte Son Çay", "egypt", ["pyramid", "pharaoh", "eyeOfRiver"], "Kervan Play", { mood: "blue" }),
  headliner("Leyleğin Valizi", "birds", ["stork", "eagle", "seagull"], "Gülhane Park"),
  headliner("Yaylada Aslan Payı", "safari", ["lion", "elephant", "tiger"], "Wren & Wolf", { mood: "gold" }),
  headliner("Yedi Kere Yedi", "classic", ["seven", "coin", "bar"], "Firuze Makara", { mood: "fire", type: "jackpot" }),
  headliner("Ahtapot Amca", "coast", ["octopus", "crab", "turtle"], "Lantern Fish", { mood: "turquoise" }),
  headliner("Uğur Böceği Konağı", "luck", ["ladybird", "clover", "horseshoe"], "Sixpence Field", { mood: "green" }),
  headliner("Saz ile Söz", "music", ["saz", "drum", "microphone"], "Saz Evi", { mood: "night" }),
  headliner("Snowbound Express", "winter", ["snowman", "fir", "gift"], "Maplewick", { ...en, mood: "snow" }),
  headliner("Yeşim Maskenin Şarkısı", "jungle", ["jadeMask", "stepTemple", "sunStone"], "Brass Orchid"),
  headliner("Son Dakika Golü", "sport", ["football", "trophy", "boxingGlove"], "Ayçekirdeği"),
  headliner("Saat On İkiyi Vurdu", "machine", ["pocketWatch", "gears", "locomotive"], "Dovetail Row"),
  headliner("Kanyonda Öğle Vakti", "west", ["sheriffStar", "cactus", "bullSkull"], "Stormcellar"),
  headliner("Baklava Tepsisi", "kitchen", ["baklava", "lokum", "simit"], "Bakır Usta", { mood: "gold" }),
  headliner("Emirgan’da Bir Öğleden Sonra", "garden", ["tulip", "rose", "sunflower"], "Gülhane Park", { mood: "pink" }),
  headliner("The Lighthouse Keeper’s Cat", "coast", ["lighthouse", "seagull", "anchor"], "Saltbox Games", en),
  headliner("Poyraz Pilotu", "flight", ["plane", "balloon"], "Poyraz Gaming", { type: "crash", mood: "blue" }),
  headliner("Hattuşa’nın Güneşi", "myth", ["sunDisc", "hopliteHelmet", "trident"], "Simurg Works", { mood: "gold", type: "jackpot" }),
  headliner("Kordon Bakarası", "cards", ["aces", "chips"], "Mühür", { type: "table", mood: "blue" }),
  headliner("Bingo Sokağı 90", "bingo", ["bingoBowl", "lantern"], "Martı Oyun", { type: "bingo", mood: "night" }),
  headliner("Cherry Orchard Revolt", "fruit", ["cherry", "plum", "strawberry"], "Orchard Lane", { ...en, mood: "red" }),
  headliner("Zar Tutan Dede", "boards", ["dice", "tavla"], "Sedef", { type: "table" }),
  headliner("Kutup Ayısının Atkısı", "winter", ["polarBear", "snowflake", "penguin"], "Otter Row", { mood: "snow" }),
  headliner("Orkinosun İnadı", "fishing", ["fish", "anchor", "hook"], "Tidemill", { mood: "blue" }),
  headliner("Velvet Wheel of Galata", "roulette", ["moneyWheel", "rouletteWheel"], "Velvet Anvil", { ...en, type: "instant" }),
  headliner("Kuzgunun Mektubu", "north", ["raven", "roundShield", "hornedHelmet"], "Ravenloom", { mood: "night", manyWays: true }),
  headliner("Tek Yol Mars", "space", ["planet", "astronaut", "ufo"], "Quiet Thunder", { mood: "red" }),
  headliner("Definenin Dili Yok", "treasure", ["treasureMap", "coin", "parrot"], "Saltbox Games"),
  headliner("Edirne’nin Karanfili", "garden", ["carnation", "tulip", "rose"], "Çinili Oyun", { mood: "red" }),
  headliner("İksir Tarifi No. 7", "magic", ["potion", "wizardHat", "crescent"], "Inkwell Reels", { mood: "green" }),
  headliner("Vitesi Boşa At", "racing", ["raceCar", "raceHelmet"], "Cinderpath", { type: "crash", mood: "red" }),
  headliner("The Tea Garden Bingo", "bingo", ["bingoBalls", "tea"], "Zeytindalı", { ...en, type: "bingo" }),
  headliner("Topkapı’nın Anahtarı", "palace", ["palaceKey", "crown", "peacock"], "Tombak", { type: "jackpot", mood: "blue" }),
  headliner("Mayınlı Bahçe", "scratch", ["dynamite", "ticket"], "Fıstık Lab", { type: "instant" }),
  headliner("Tramvay 34", "city", ["tram", "stoneTower", "simit"], "Haliç Reels", { mood: "red" }),
  headliner("Koi Under Paper Moons", "east", ["koi", "fan", "luckyCat"], "Nine Herons", { ...en, mood: "turquoise" }),
  headliner("Kartal Yuvası", "birds", ["eagle", "owl", "stork"], "Storkwood", { mood: "blue" }),
  headliner("Yılbaşı Biletim", "scratch", ["ticket", "gift"], "Sixpence Field", { type: "instant", mood: "red" }),
  headliner("Truva’nın Tahta Atı", "myth", ["hopliteHelmet", "trident", "sunDisc"], "Oak & Ember", { mood: "fire" }),
  headliner("Disco Simit", "music", ["discoBall", "guitar", "microphone"], "Yıldızpark", { ...en, mood: "pink" }),
  headliner("Deep Vein Railway", "mine", ["minecart", "pickaxe", "goldNugget"], "Altıntepe", { ...en, manyWays: true }),
  headliner("Geyiğin Uzun Gecesi", "forest", ["stag", "fox", "mushroom"], "Pebble & Pine", { mood: "night" }),
  headliner("Nalbant Şansı", "luck", ["horseshoe", "clover", "coin"], "Tin Rooster", { type: "jackpot" }),
];
