-- A popup may be written for visitors, such as one about a bonus for new players, or for players alone.
alter table popup add column audience text check (audience in ('visitors', 'players'));

comment on column popup.audience is 'For whom it is: visitors, who are not logged in, or players. Null means everybody.';
