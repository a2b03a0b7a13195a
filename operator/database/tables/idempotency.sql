-- What was answered to which `Idempotency-Key`. The keys themselves are not kept.
create table idempotent_answer (
  key_hash text primary key,
  fingerprint text not null,
  answer jsonb,
  asked_at timestamptz not null
);

create index on idempotent_answer (asked_at);
