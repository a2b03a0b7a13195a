-- What the app reports about itself, counted by day. Reports are not stored as such, nor who sent them.
create table monitoring_vital (
  day date not null,
  name text not null check (name in ('LCP', 'INP', 'CLS', 'TTFB')),
  page text not null,
  visit text not null check (visit in ('first', 'later', 'installed', 'offline')),
  -- Rounded, so that many measurements share a row: milliseconds, and thousandths of CLS.
  value integer not null,
  times integer not null,
  primary key (day, name, page, visit, value)
);

create table monitoring_count (
  day date not null,
  kind text not null check (kind in ('error', 'failure', 'dropped', 'start', 'worker', 'install')),
  -- The class of the error, the call or file, the problem of the start, or the state.
  name text not null,
  -- The stack of the error, or how the call failed.
  detail text not null,
  -- Of errors, the page that was open.
  page text not null,
  times integer not null,
  primary key (day, kind, name, detail, page)
);
