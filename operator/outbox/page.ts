import { html, raw } from "hono/html";
import { formatMoment } from "../../src/lib/format-dates.ts";
import { operatorOffset } from "../calendar.ts";
import type { OutboxMessage } from "./latest.ts";

export const pageStyle = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem }
article { border-block-start: 1px solid; padding-block: 1rem }
h2 { font-size: 1rem; margin: 0 }
p { margin: 0.25rem 0 0; overflow-wrap: anywhere }
`;

const channels = { email: "E-posta", sms: "SMS", authenticator: "Doğrulayıcı" };

/** The page that shows the messages; every text in it is escaped. */
export function outboxPage(brand: string, messages: readonly OutboxMessage[]) {
  return html`<!doctype html>
    <html lang="tr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${brand}: giden kutusu</title>
        <style>${raw(pageStyle)}</style>
      </head>
      <body>
        <h1>${brand}: giden kutusu</h1>
        <p>Bu demoda iletiler gönderilmez, burada görünür.</p>
        ${messages.length === 0 ? html`<p>Henüz ileti yok.</p>` : messages.map(article)}
      </body>
    </html>`;
}

function article({ channel, to, subject, body, path, at }: OutboxMessage) {
  return html`<article>
    <h2>${channels[channel]} → ${to}</h2>
    <p>${timeOf(at)}${subject === undefined ? "" : html` · ${subject}`}</p>
    <p>${body}</p>
    ${path === undefined ? "" : html`<p><a href="${path}">${path}</a></p>`}
  </article>`;
}

function timeOf(at: string): string {
  return formatMoment(new Date(at), "tr", { dateStyle: "short", timeStyle: "medium" }, operatorOffset);
}
