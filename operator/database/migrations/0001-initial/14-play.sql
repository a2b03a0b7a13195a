-- What a player has in the lobby: favourites, and launches of games.
create table favourite_game (
  player_id bigint not null references player on delete cascade,
  game_id bigint not null references game,
  added_at timestamptz not null,
  primary key (player_id, game_id)
);

create table favourite_table (
  player_id bigint not null references player on delete cascade,
  table_id bigint not null references live_table,
  added_at timestamptz not null,
  primary key (player_id, table_id)
);

create table game_launch (
  hash text primary key,
  id uuid not null unique,
  player_id bigint not null references player on delete cascade,
  session_id uuid references session on delete cascade,
  kind text not null check (kind in ('slot', 'table', 'virtual')),
  reference text not null,
  type text,
  origin text not null,
  demo boolean not null,
  created_at timestamptz not null,
  used_at timestamptz not null
);

create index on game_launch (player_id);

create index on game_launch (session_id);
