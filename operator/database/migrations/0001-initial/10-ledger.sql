-- The double-entry ledger. The database itself enforces its rules: the entries of a transaction add up to 0 in each
-- currency, no row is changed or deleted later, only entries change balances, and no account of a player goes below 0.
create table ledger_account (
  id bigint generated always as identity primary key,
  player_id bigint references player,
  -- A player's wallet, the money held for withdrawals, and bonus money; or an account of the house.
  kind text not null check (kind ~ '^(wallet|held|bonus|house[.][a-z]+)$'),
  currency text not null,
  balance numeric(18, 2) not null default 0,
  unique nulls not distinct (player_id, kind, currency),
  check ((player_id is null) = (kind like 'house.%')),
  constraint ledger_wallet_not_negative check (kind <> 'wallet' or balance >= 0),
  constraint ledger_not_negative check (player_id is null or kind = 'wallet' or balance >= 0)
);

create table ledger_transaction (
  id bigint generated always as identity primary key,
  kind text not null,
  posted_at timestamptz not null,
  -- 1 bet or game, 2 deposit, 3 withdraw, 4 bonus. Null for internal transactions.
  category smallint check (category between 1 and 4),
  sub_category text,
  game text,
  ticket_number text
);

create table ledger_entry (
  transaction_id bigint not null references ledger_transaction,
  account_id bigint not null references ledger_account,
  amount numeric(18, 2) not null check (amount <> 0),
  primary key (transaction_id, account_id)
);

create index on ledger_entry (account_id);

create index on ledger_transaction (ticket_number) where ticket_number is not null;

-- A ticket has one bet and one win.
create unique index ledger_ticket_once on ledger_transaction (kind, ticket_number)
  where ticket_number is not null;

create function ledger_apply() returns trigger language plpgsql as $$
  begin
    update ledger_account set balance = balance + new.amount where id = new.account_id;
    return null;
  end $$;

create trigger apply after insert on ledger_entry
  for each row execute function ledger_apply();

create function ledger_check_balanced() returns trigger language plpgsql as $$
  declare
    posted bigint := (to_jsonb(new) ->> tg_argv[0])::bigint;
  begin
    if not exists (select from ledger_entry where transaction_id = posted)
      or exists (
        select from ledger_entry join ledger_account on ledger_account.id = account_id
        where transaction_id = posted group by currency having sum(amount) <> 0
      )
    then
      raise exception 'a ledger transaction must add up to 0'
        using errcode = 'check_violation', constraint = 'ledger_balanced';
    end if;
    return null;
  end $$;

-- Deferred, because a transaction adds up only when all of its entries are there.
create constraint trigger balanced after insert on ledger_entry deferrable initially deferred
  for each row execute function ledger_check_balanced('transaction_id');

create constraint trigger balanced after insert on ledger_transaction
  deferrable initially deferred for each row execute function ledger_check_balanced('id');

create function ledger_refuse() returns trigger language plpgsql as $$
  begin
    raise exception 'the ledger is only ever added to'
      using errcode = 'check_violation', constraint = 'ledger_append_only';
  end $$;

create trigger append_only before update or delete or truncate on ledger_entry
  for each statement execute function ledger_refuse();

create trigger append_only before update or delete or truncate on ledger_transaction
  for each statement execute function ledger_refuse();

create trigger starts_empty before insert on ledger_account
  for each row when (new.balance <> 0) execute function ledger_refuse();

-- The trigger above changes balances at depth 1. A change at depth 0 is made by hand, and is refused.
create trigger moved_by_entries before update on ledger_account
  for each row when (pg_trigger_depth() = 0) execute function ledger_refuse();
