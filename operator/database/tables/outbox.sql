-- The e-mails and text messages on their way to players.
create table outbox (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,
  subject text,
  body text not null,
  path text,
  created_at timestamptz not null
);

create index outbox_by_time on outbox (created_at);
