import type { SiteConfig } from "../../contract/site-config.ts";
import { normalisePhone } from "../../lib/phone.ts";

/** A way to reach the operator's people. */
export interface Channel {
  readonly kind: "chat" | "whatsapp" | "telegram" | "email";
  /** An absolute address, or for the chat perhaps a page of this site. */
  readonly href: string;
  /** A number, a name or an address to read; none where it would say nothing. */
  readonly shown?: string;
}

/** The ways that config.json names (contract §1), in the order of how soon somebody answers. */
export function channelsOf({ chatUrl, whatsapp, telegram, email }: SiteConfig["support"]): Channel[] {
  const channels: (Channel | undefined)[] = [
    chatUrl ? { kind: "chat", href: chatUrl } : undefined,
    whatsapp ? whatsappChannel(whatsapp.trim()) : undefined,
    telegram ? telegramChannel(telegram.trim()) : undefined,
    email ? { kind: "email", href: `mailto:${email}`, shown: email } : undefined,
  ];
  return channels.filter((channel) => channel !== undefined);
}

/** A number or an address; neither is no channel. */
function whatsappChannel(text: string): Channel | undefined {
  if (isAddress(text)) return { kind: "whatsapp", href: text };
  const phone = normalisePhone(text);
  return phone === undefined
    ? undefined
    : { kind: "whatsapp", href: `https://wa.me/${phone.slice(1)}`, shown: readablePhone(phone) };
}

/** `+90 532 123 45 67`; numbers of other countries as they are, whose groups we do not know. */
function readablePhone(phone: string): string {
  return phone.replace(/^(\+90)(\d{3})(\d{3})(\d{2})(\d{2})$/, "$1 $2 $3 $4 $5");
}

/** A name, with or without its @, or an address. */
function telegramChannel(text: string): Channel | undefined {
  if (isAddress(text)) return { kind: "telegram", href: text };
  const name = /^@?([a-z]\w{4,31})$/i.exec(text)?.[1];
  return name === undefined ? undefined : { kind: "telegram", href: `https://t.me/${name}`, shown: `@${name}` };
}

function isAddress(text: string): boolean {
  return /^https:\/\//i.test(text);
}
