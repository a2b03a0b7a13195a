import type { SiteConfig } from "../../contract/site-config.ts";
import { normalisePhone } from "../../lib/phone.ts";

/** A way to contact the operator. */
export interface Channel {
  readonly kind: "chat" | "whatsapp" | "telegram" | "email";
  /** An absolute address. For the chat it may be a page of this site. */
  readonly href: string;
  /** A number, name or address, as text; absent where it would tell the player nothing. */
  readonly shown?: string;
}

/** The channels in config.json, fastest answer first. */
export function channelsOf({ chatUrl, whatsapp, telegram, email }: SiteConfig["support"]): Channel[] {
  const channels: (Channel | undefined)[] = [
    chatUrl ? { kind: "chat", href: chatUrl } : undefined,
    whatsapp ? whatsappChannel(whatsapp.trim()) : undefined,
    telegram ? telegramChannel(telegram.trim()) : undefined,
    email ? { kind: "email", href: `mailto:${email}`, shown: email } : undefined,
  ];
  return channels.filter((channel) => channel !== undefined);
}

/** Accepts a number or an address. Anything else gives no channel. */
function whatsappChannel(text: string): Channel | undefined {
  if (isAddress(text)) return { kind: "whatsapp", href: text };
  const phone = normalisePhone(text);
  return phone === undefined
    ? undefined
    : { kind: "whatsapp", href: `https://wa.me/${phone.slice(1)}`, shown: readablePhone(phone) };
}

/** Formats Turkish numbers as `+90 532 123 45 67`. Others stay as they are, because their grouping is unknown. */
function readablePhone(phone: string): string {
  return phone.replace(/^(\+90)(\d{3})(\d{3})(\d{2})(\d{2})$/, "$1 $2 $3 $4 $5");
}

/** Accepts a name, with or without `@`, or an address. */
function telegramChannel(text: string): Channel | undefined {
  if (isAddress(text)) return { kind: "telegram", href: text };
  const name = /^@?([a-z]\w{4,31})$/i.exec(text)?.[1];
  return name === undefined ? undefined : { kind: "telegram", href: `https://t.me/${name}`, shown: `@${name}` };
}

function isAddress(text: string): boolean {
  return /^https:\/\//i.test(text);
}
