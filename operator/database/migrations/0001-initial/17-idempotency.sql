-- The answer to each `Idempotency-Key`. Only hashes of the keys are stored.
create table idempotent_answer (
  key_hash text primary key,
  fingerprint text not null,
  answer jsonb,
  asked_at timestamptz not null
);

create index on idempotent_answer (asked_at);
