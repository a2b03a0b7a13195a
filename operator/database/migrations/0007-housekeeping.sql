-- By these the housekeeping finds the old rows. None of the columns changes later, so that no other write costs more.
create index session_by_age on session (created_at);

create index session_to_complete on session (expires_at) where awaits is not null;

create index demo_seat_by_age on game_seat (opened_at) where demo;
