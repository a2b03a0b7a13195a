-- What players ask of the cashier, and the ways to pay that they like best.
-- Beside its row in the history: what the player filled in, and names when paying.
create table cash_request (
  transaction_id bigint primary key references player_transaction,
  reference text not null,
  filled_in jsonb not null,
  decided_at timestamptz
);

create index on cash_request (decided_at desc, transaction_id desc) where decided_at is not null;

create table favourite_cash_method (
  player_id bigint not null references player on delete cascade,
  direction smallint not null check (direction in (1, 2)),
  method_id text not null,
  primary key (player_id, direction, method_id)
);
