import type { Transaction } from "../../contract/finance-history.ts";

/** A transaction that has a ticket of the lottery. */
export type Ticket = Transaction & { readonly ticketNumber: string };

export function ticketsAmong(rows: readonly Transaction[]): readonly Ticket[] {
  return rows.filter((row): row is Ticket => Boolean(row.ticketNumber));
}

/** The tickets whose number contains what was typed. Spaces, dots and dashes do not matter. */
export function findTickets(tickets: readonly Ticket[], typed: string): readonly Ticket[] {
  const sought = plain(typed);
  return tickets.filter(({ ticketNumber }) => plain(ticketNumber).includes(sought));
}

function plain(text: string): string {
  return text.replaceAll(/[\s.–-]/g, "").toLocaleUpperCase("en");
}
