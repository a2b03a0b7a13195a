import { expect, test } from "vitest";
import { csvOf } from "./csv.ts";

const statement = {
  deposits: "1500.00",
  withdrawals: "0.00",
  bets: "50.25",
  wins: "10.00",
  bonuses: "0.00",
  net: "-40.25",
  days: [{ date: "2026-11-02", deposits: "1500.00", withdrawals: "0.00", net: "-40.25" }],
};

test("Excel in Turkish reads it: byte order mark, semicolons, decimal commas, days first", () => {
  const words = { head: ["Tarih", "Yatırım", "Çekim", "Net"], total: "Toplam" } as const;
  expect(csvOf(statement, words, "tr")).toBe(
    "\uFEFFTarih;Yatırım;Çekim;Net\r\n02.11.2026;1500,00;0,00;-40,25\r\nToplam;1500,00;0,00;-40,25\r\n",
  );
});

test("in English it has commas and decimal points", () => {
  const words = { head: ["Date", "Deposits", "Withdrawals", "Net"], total: "Total" } as const;
  expect(csvOf(statement, words, "en")).toBe(
    "\uFEFFDate,Deposits,Withdrawals,Net\r\n2026-11-02,1500.00,0.00,-40.25\r\nTotal,1500.00,0.00,-40.25\r\n",
  );
});
