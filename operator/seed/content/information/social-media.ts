import type { SeedInformation } from "../../types.ts";

/**
 * The keys of spec.md §3. The accounts are on the reserved domain example.com, since the demo
 * operator has none; the empty ones show that the site leaves such links out.
 */
const links = JSON.stringify({
  facebook: "",
  twitter: "https://example.com/karo/twitter",
  instagram: "https://example.com/karo/instagram",
  youtube: "https://example.com/karo/youtube",
  reddit: "",
  telegram: "https://example.com/karo/telegram",
  whatsapp: "",
  google: "",
  pinterest: "",
  thread: "",
});

export const socialMedia: SeedInformation = {
  infType: "SocialMediaLinks",
  title: { tr: "Sosyal medya", en: "Social media" },
  text: { tr: links, en: links },
};
