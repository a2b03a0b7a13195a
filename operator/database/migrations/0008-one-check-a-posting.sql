-- The entries of a posting are inserted by one statement. So their sum is checked, and the balances of the players' accounts change,
-- once for the statement instead of once for each entry. Accounts change in the order of their ids, so that two postings cannot
-- wait for each other.
drop trigger balanced on ledger_entry;

drop trigger balanced on ledger_transaction;

drop function ledger_check_balanced();

drop trigger apply on ledger_entry;

drop function ledger_apply();

create function ledger_enter() returns trigger language plpgsql as $$
  declare
    moved record;
  begin
    if exists (
      select from entered join ledger_account account on account.id = account_id
      group by transaction_id, currency having sum(amount) <> 0
    ) then
      raise exception 'a ledger transaction must add up to 0'
        using errcode = 'check_violation', constraint = 'ledger_balanced';
    end if;
    for moved in
      select account.id, sum(amount) as amount from entered join ledger_account account on account.id = account_id
      where account.player_id is not null group by account.id order by account.id
    loop
      update ledger_account set balance = balance + moved.amount where id = moved.id;
    end loop;
    return null;
  end $$;

create trigger enter after insert on ledger_entry referencing new table as entered
  for each statement execute function ledger_enter();

create function ledger_check_entries() returns trigger language plpgsql as $$
  begin
    if not exists (select from ledger_entry where transaction_id = new.id) then
      raise exception 'a ledger transaction must have entries'
        using errcode = 'check_violation', constraint = 'ledger_balanced';
    end if;
    return null;
  end $$;

-- Deferred, because the entries come after their transaction.
create constraint trigger has_entries after insert on ledger_transaction
  deferrable initially deferred for each row execute function ledger_check_entries();
