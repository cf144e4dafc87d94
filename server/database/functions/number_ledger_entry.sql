-- Numbers the entries of each player's ledger from 1 without gaps. The caller holds the lock of the player.
create or replace function number_ledger_entry() returns trigger language plpgsql as $$
begin
  new.number := coalesce((select max(number) from coin_ledger where player_id = new.player_id), 0) + 1;
  return new;
end $$;

create or replace trigger coin_ledger_count before insert on coin_ledger
for each row execute function number_ledger_entry();
