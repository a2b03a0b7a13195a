-- Sessions with the keys that open them, SMS codes, and the counters behind rate limits.
create table session (
  id uuid primary key,
  player_id bigint not null references player on delete cascade,
  awaits text check (awaits in ('ga', 'sms')),
  -- When a signed-in session last proved the phone with an SMS code.
  confirmed_at timestamptz,
  -- When its player last proved to be the account's, at log-in or by a step-up.
  proved_at timestamptz,
  user_agent text not null,
  ip text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  -- It was revoked because a key was used that the client had replaced.
  is_copied boolean not null default false
);

create index on session (player_id);

-- A session has several keys while old ones still work. Only their hashes are stored.
create table session_key (
  hash text primary key,
  session_id uuid not null references session on delete cascade,
  uip text not null,
  replaces text,
  used boolean not null default false,
  replaced_at timestamptz
);

create index on session_key (session_id);

create table sms_code (
  session_id uuid primary key references session on delete cascade,
  hash text not null,
  tries_left integer not null check (tries_left >= 0),
  expires_at timestamptz not null
);

create table throttle (
  kind text not null,
  subject text not null,
  attempts integer not null,
  ends_at timestamptz not null,
  primary key (kind, subject)
);

create index on throttle (ends_at);
