-- Files a battle when it is won, lost, ended by a catch or by running away.
create or replace function file_ended_battle() returns trigger language plpgsql as $$
begin
  perform file_battle(new, new.page);
  return null;
end $$;

create or replace trigger battles_ended after update of page on battles for each row
when (new.page in ('win', 'lose', 'caught', 'fled') and new.page <> old.page)
execute function file_ended_battle();
