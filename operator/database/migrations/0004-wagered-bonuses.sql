-- What a bonus's player has bet since is counted as it is bet. Refunded bets do not count, such as those on void coupons; the
-- refund of a bet from before the bonus takes nothing away.
alter table bonus add column wagered numeric(18, 2) not null default 0;

create function bonus_counts(bonus, player_transaction) returns boolean language sql stable as $$
  select $2.player_id = $1.player_id and $2.category = 1 and $2.created_at >= $1.granted_at
    and $2.created_at <= coalesce($1.ended_at, 'infinity')
    and ($2.type = 'bet' or $2.type = 'refund' and exists (
      select from ledger_transaction refund
      join ledger_transaction bet on bet.kind = 'bet' and bet.ticket_number = refund.ticket_number
      where refund.id = $2.ledger_transaction_id and bet.posted_at >= $1.granted_at))
  $$;

update bonus set wagered = (
  select coalesce(-sum(moved.amount), 0) from player_transaction moved
  where moved.player_id = bonus.player_id and bonus_counts(bonus, moved)
);

create function bonus_count() returns trigger language plpgsql as $$
  begin
    update bonus set wagered = wagered - new.amount
    where player_id = new.player_id and ended_at is null and bonus_counts(bonus, new);
    return null;
  end $$;

create trigger count_wagered after insert on player_transaction
  for each row when (new.category = 1 and new.type in ('bet', 'refund')) execute function bonus_count();

alter table bonus drop column looked_at;

create index bonus_to_end on bonus (expires_at) where ended_at is null;
