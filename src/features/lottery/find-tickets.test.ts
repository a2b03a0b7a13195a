import { expect, test } from "vitest";
import type { Transaction } from "../../contract/finance-history.ts";
import { findTickets, ticketsAmong } from "./find-tickets.ts";

const row = (id: string, ticketNumber: string | undefined) => ({ id, ticketNumber }) as Transaction;

test("rows without a ticket are none", () => {
  expect(ticketsAmong([row("1", "012345678"), row("2", undefined), row("3", "")]).map(({ id }) => id)).toEqual(["1"]);
});

test.each([
  ["", ["1", "2", "3"]],
  ["0123", ["1"]],
  ["012 345-678", ["1"]],
  ["345", ["1", "2"]],
  ["ab-7", ["3"]],
  ["999", []],
])("%j finds by number", (typed, found) => {
  const tickets = ticketsAmong([row("1", "012345678"), row("2", "999345".slice(3) + "1"), row("3", "AB7")]);
  expect(findTickets(tickets, typed).map(({ id }) => id)).toEqual(found);
});
