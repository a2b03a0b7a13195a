-- The e-mails and text messages on their way to players. A message may contain a link or a code, so nothing of its text is left
-- once it is sent or given up.
create table outbox (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,
  subject text,
  body text,
  path text,
  created_at timestamptz not null,
  -- Later it is useless, because its link or code has expired.
  expires_at timestamptz not null,
  attempts integer not null default 0,
  -- The earliest time of the next attempt. Null if there will be none.
  send_after timestamptz,
  sent_at timestamptz,
  -- Why the last attempt failed.
  failure text,
  check (send_after is null or body is not null),
  check (sent_at is null or body is null)
);

create index outbox_by_time on outbox (created_at);

create index outbox_due on outbox (send_after) where send_after is not null;
