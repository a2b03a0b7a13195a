-- Games and tables, their providers and categories, and the shelves, with which every page of a list is equally fast.
create table provider (
  lobby text not null check (lobby in ('casino', 'live')),
  id bigint not null,
  name text not null,
  logo text not null,
  position integer not null,
  -- 2: players with rid 20 see it too, and no other live providers.
  status integer not null default 1 check (status in (1, 2)),
  primary key (lobby, id)
);

create table category (
  lobby text not null check (lobby in ('casino', 'live')),
  id bigint not null,
  name jsonb not null,
  icon text not null,
  position integer not null,
  primary key (lobby, id)
);

-- Each lobby numbers its own providers and categories, so the foreign keys include `lobby`.
create table game (
  lobby text not null generated always as ('casino') stored,
  id bigint primary key,
  name text not null,
  folded_name text not null,
  provider_id bigint not null,
  type text not null,
  rtp numeric(5, 2) not null,
  volatility text not null,
  min_bet numeric(18, 2) not null,
  max_bet numeric(18, 2) not null,
  jackpot numeric(18, 2),
  badges jsonb not null,
  has_demo boolean not null,
  released_at timestamptz not null,
  popularity integer not null unique deferrable initially immediate,
  alphabetical integer not null unique deferrable initially immediate,
  foreign key (lobby, provider_id) references provider (lobby, id)
);

create table game_category (
  lobby text not null generated always as ('casino') stored,
  game_id bigint not null references game,
  category_id bigint not null,
  primary key (game_id, category_id),
  foreign key (lobby, category_id) references category (lobby, id)
);

create table shelf (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('all', 'provider', 'category', 'type')),
  key text not null,
  total integer not null,
  unique (kind, key)
);

-- The unique constraints are deferrable: moving a game moves all games behind it, and positions are unique only at the end.
create table shelf_place (
  shelf_id integer not null references shelf on delete cascade,
  game_id bigint not null references game,
  place_popular integer not null,
  place_new integer not null,
  place_name integer not null,
  place_rtp integer not null,
  primary key (shelf_id, game_id),
  unique (shelf_id, place_popular) include (game_id) deferrable initially immediate,
  unique (shelf_id, place_new) include (game_id) deferrable initially immediate,
  unique (shelf_id, place_name) include (game_id) deferrable initially immediate,
  unique (shelf_id, place_rtp) include (game_id) deferrable initially immediate
);

create table live_table (
  lobby text not null generated always as ('live') stored,
  id bigint primary key,
  name text not null,
  folded_name text not null,
  provider_id bigint not null,
  type text not null,
  dealer text,
  min_bet numeric(18, 2) not null,
  max_bet numeric(18, 2) not null,
  open boolean not null,
  seats integer,
  opening_hours text,
  position integer not null unique,
  foreign key (lobby, provider_id) references provider (lobby, id)
);

create table live_table_category (
  lobby text not null generated always as ('live') stored,
  table_id bigint not null references live_table,
  category_id bigint not null,
  primary key (table_id, category_id),
  foreign key (lobby, category_id) references category (lobby, id)
);
