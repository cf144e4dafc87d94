-- Files a battle as fled when another one takes its place after at least one choice.
create or replace function file_fled_battle() returns trigger language plpgsql as $$
begin
  perform file_battle(old, 'fled');
  return null;
end $$;

create or replace trigger battles_fled after update of choices on battles for each row
when (old.page not in ('win', 'lose', 'caught', 'fled') and new.choices = '[]' and old.choices <> '[]')
execute function file_fled_battle();
