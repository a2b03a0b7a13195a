-- Passkeys, and the challenges that wait for an answer. A challenge is deleted when it is answered.
create table passkey (
  id text primary key,
  player_id bigint not null references player on delete cascade,
  rp_id text not null,
  public_key text not null,
  counter bigint not null,
  name text not null,
  user_agent text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);

create index on passkey (player_id);

create table passkey_challenge (
  hash text primary key,
  player_id bigint references player on delete cascade,
  expires_at timestamptz not null
);

create index on passkey_challenge (expires_at);
