-- Accounts of the house have no balance: each bet would wait for the one row of their account. What they hold is the sum of
-- their entries.
create or replace function ledger_apply() returns trigger language plpgsql as $$
  begin
    update ledger_account set balance = balance + new.amount where id = new.account_id and player_id is not null;
    return null;
  end $$;

alter table ledger_account disable trigger moved_by_entries;

update ledger_account set balance = 0 where player_id is null;

alter table ledger_account enable trigger moved_by_entries;

alter table ledger_account add constraint ledger_house_has_no_balance check (player_id is not null or balance = 0);
