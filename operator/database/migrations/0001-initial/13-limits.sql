-- Players' own protection: limits, pending raises, time-outs and self-exclusions. A limit of 0 allows nothing; without a
-- row there is no limit. The values of session and realityCheck are minutes.
create table player_limit (
  player_id bigint not null references player on delete cascade,
  kind text not null check (kind in ('deposit', 'loss', 'session', 'realityCheck')),
  period text check (period in ('day', 'week', 'month')),
  value numeric(18, 2) not null check (value >= 0),
  unique nulls not distinct (player_id, kind, period),
  check ((period is null) = (kind in ('session', 'realityCheck')))
);

-- A raise that the player may confirm from effective_at on. A value of null removes the limit.
create table pending_limit (
  id bigint generated always as identity primary key,
  player_id bigint not null references player on delete cascade,
  kind text not null,
  period text,
  value numeric(18, 2) check (value >= 0),
  effective_at timestamptz not null,
  unique nulls not distinct (player_id, kind, period)
);

-- Without `ends_at` it never ends.
create table exclusion (
  id bigint generated always as identity primary key,
  player_id bigint not null references player on delete cascade,
  kind text not null check (kind in ('timeOut', 'selfExclusion')),
  began_at timestamptz not null,
  ends_at timestamptz check (ends_at > began_at)
);

create index on exclusion (player_id);

-- Every change that a player made: what was requested, and when it takes effect.
create table limit_event (
  id bigint generated always as identity primary key,
  player_id bigint not null references player on delete cascade,
  at timestamptz not null,
  action text not null check (action in ('set', 'asked', 'replaced', 'cancelled', 'confirmed', 'excluded')),
  kind text not null,
  period text,
  value_before numeric(18, 2),
  value_after numeric(18, 2),
  effective_at timestamptz
);

create index on limit_event (player_id, id);

create function limits_refuse() returns trigger language plpgsql as $$
  begin
    raise exception 'exclusions and the history of limits are only ever added to'
      using errcode = 'check_violation', constraint = 'limits_append_only';
  end $$;

-- Deleting a player deletes these rows at depth 1. A change at depth 0 is made by hand, and is refused.
create trigger append_only before update or delete on exclusion
  for each row when (pg_trigger_depth() = 0) execute function limits_refuse();

create trigger append_only before update or delete on limit_event
  for each row when (pg_trigger_depth() = 0) execute function limits_refuse();
