-- The back office can take a category or a provider out of the lobby. As a category is also a shelf of the home page, it leaves
-- that, too.
alter table category add column active boolean not null default true;

comment on column category.active is
  'Whether players see it, as a shelf and as a filter. Its games stay in the other lists.';

alter table provider add column active boolean not null default true;

comment on column provider.active is
  'Whether players see it as a filter. Its games stay in the other lists.';
