-- What the cashier offers, which was a file before.

-- A method to pay in or out, or a group of methods, which has no settings of its own. `deposit` and `withdraw` are its settings
-- and its form for each direction (`CashSide` in operator/money/cashier.ts).
create table cash_method (
  id integer primary key,
  group_id integer references cash_method,
  position integer not null,
  active boolean not null,
  name jsonb not null,
  kind text not null,
  deposit jsonb,
  withdraw jsonb
);

-- A bank, with the operator's accounts that players pay into. `code` is the five digits by which IBANs name it.
create table bank (
  id integer primary key,
  position integer not null,
  name text not null,
  code text not null unique,
  accounts jsonb not null
);

-- The amounts in which a series of prepaid cards is sold.
create table voucher_series (
  code text primary key,
  amounts jsonb not null
);

-- What players can claim. `terms` are what it gives and asks for (`BonusTerms` in operator/money/bonus-offers.ts). One that is not
-- active is on offer to nobody, and still names the bonuses that were claimed.
create table bonus_offer (
  id text primary key,
  position integer not null,
  active boolean not null,
  title jsonb not null,
  text jsonb not null,
  terms jsonb not null
);
