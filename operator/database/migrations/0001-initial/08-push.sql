-- The browsers that take push messages, the messages, and which of them still have to be delivered where.
-- Subscribing an endpoint again replaces its row; for another player it is a new row, without the old one's deliveries. A
-- subscription ends with the session that made it, if that is revoked, and with all sessions of the player.
create table push_subscription (
  id bigint generated always as identity primary key,
  endpoint text not null unique,
  player_id bigint not null references player on delete cascade,
  session_id uuid references session on delete set null,
  p256dh text not null,
  auth text not null,
  -- The kinds of messages wanted. Null: all that the player opted into.
  topics jsonb,
  language text not null check (language in ('tr', 'en')),
  site_origin text not null,
  created_at timestamptz not null
);

create index on push_subscription (player_id);

create index on push_subscription (session_id);

create table push_message (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('deposit', 'withdraw', 'message', 'promotion', 'coupon')),
  title jsonb not null,
  body jsonb not null,
  url text not null,
  tag text,
  created_at timestamptz not null
);

create table push_delivery (
  id bigint generated always as identity primary key,
  message_id bigint not null references push_message on delete cascade,
  subscription_id bigint not null references push_subscription on delete cascade,
  failures integer not null default 0,
  send_after timestamptz not null
);

-- The tournaments whose start was told.
create table announced_tournament (
  tournament_id bigint primary key references tournament on delete cascade
);

create index on push_delivery (send_after);

create index on push_delivery (message_id);

create index on push_delivery (subscription_id);
