-- The housekeeping finds old rows by these indexes. A ping extends a session, which changes none of them.
create index session_by_age on session (created_at);

create index session_to_complete on session (expires_at) where awaits is not null;

create index demo_seat_by_age on game_seat (opened_at) where demo;
