-- The maintenance notice, the loaded parts of the demo data, and the secrets that all processes of one operator share,
-- encrypted with the data key, which is one of them and encrypted with the master key.
create table maintenance (
  only_row boolean primary key default true check (only_row),
  active boolean not null,
  title jsonb not null,
  message jsonb not null,
  starts_at timestamptz,
  ends_at timestamptz
);

insert into maintenance (active, title, message) values (
  false,
  '{"tr": "Site bakımda", "en": "Under maintenance"}',
  '{"tr": "Kısa bir bakım yapıyoruz. Birazdan yeniden buradayız.",
    "en": "We are doing some quick maintenance. We will be back shortly."}'
);

create table seeding (part text primary key, seeded_at timestamptz not null);

create table operator_secret (
  name text primary key,
  value text not null
);
