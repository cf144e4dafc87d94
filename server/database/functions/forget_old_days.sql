-- Keeps the deeds of a player's last fourteen days: no quest counts older ones.
create or replace function forget_old_days() returns trigger language plpgsql as $$
begin
  delete from day_deeds where player_id = new.player_id and day <= new.day - 14;
  return null;
end $$;

create or replace trigger day_deeds_begun after insert on day_deeds
for each row execute function forget_old_days();
