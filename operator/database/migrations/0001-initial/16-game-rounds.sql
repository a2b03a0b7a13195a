-- The provider's data: who plays what, the seeds of the random numbers, and every round. There is no foreign key to the
-- launch, because launches are deleted after a while and rounds are not.
create table game_seat (
  launch_id text primary key,
  player_id bigint not null references player,
  game text not null check (game in ('slot', 'crash', 'roulette', 'sports')),
  title text not null,
  sub_category text not null,
  currency text not null,
  min_stake numeric(18, 2) not null check (min_stake > 0),
  max_stake numeric(18, 2) not null,
  demo boolean not null,
  purse numeric(18, 2) check (purse >= 0),
  opened_at timestamptz not null,
  -- Chosen before the player chooses the client seed of the pair.
  next_server_seed text not null,
  check (max_stake >= min_stake),
  check (demo = (purse is not null))
);

-- PostgreSQL uses it when a player is deleted, as in every table that refers to players.
create index game_seat_of_player on game_seat (player_id);

create table game_seed (
  id bigint generated always as identity primary key,
  launch_id text not null references game_seat,
  server_seed text not null,
  client_seed text not null,
  next_nonce integer not null default 0,
  made_at timestamptz not null,
  revealed_at timestamptz
);

create unique index on game_seed (launch_id) where revealed_at is null;

-- The ids are ticket numbers. They start far above those of coupons.
create table game_round (
  id bigint generated always as identity (start with 500000001) primary key,
  launch_id text not null references game_seat,
  client_id text not null,
  seed_id bigint not null references game_seed,
  nonce integer not null,
  bet jsonb not null,
  outcome jsonb not null,
  stake numeric(18, 2) not null check (stake > 0),
  win numeric(18, 2) check (win >= 0),
  started_at timestamptz not null,
  due_at timestamptz,
  settled_at timestamptz,
  settle_failures integer not null default 0,
  settle_after timestamptz,
  unique (launch_id, client_id),
  unique (seed_id, nonce),
  check ((win is null) = (settled_at is null)),
  check (settled_at is not null or due_at is not null)
);

create unique index one_open_round on game_round (launch_id) where settled_at is null;

create index game_round_to_settle on game_round (coalesce(settle_after, due_at)) where settled_at is null;

create table sports_secret (
  day date primary key,
  secret text not null
);
