-- Sports coupons: one to ten bets, each on another event, which win only together.
create table coupon (
  id bigint generated always as identity (start with 100001) primary key,
  player_id bigint not null references player,
  client_id text not null,
  launch_id text not null,
  game text not null,
  currency text not null,
  stake numeric(18, 2) not null check (stake > 0),
  odds numeric(14, 2) not null check (odds > 1),
  possible_win numeric(18, 2) not null,
  win numeric(18, 2),
  state text not null check (state in ('open', 'won', 'lost', 'void')),
  placed_at timestamptz not null,
  due_at timestamptz not null,
  settled_at timestamptz,
  settle_failures integer not null default 0,
  settle_after timestamptz,
  unique (player_id, client_id),
  check ((state = 'open') = (settled_at is null)),
  check ((state = 'open') = (win is null))
);

create index on coupon (player_id, placed_at desc, id desc);

create index coupon_to_settle on coupon (coalesce(settle_after, due_at)) where state = 'open';

create table coupon_selection (
  coupon_id bigint not null references coupon,
  position integer not null,
  event_id text not null,
  home text not null,
  away text not null,
  market text not null,
  pick text not null,
  odds numeric(8, 2) not null check (odds > 1),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  result text,
  primary key (coupon_id, position),
  unique (coupon_id, event_id)
);
