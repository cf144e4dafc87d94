-- Records every new creature in `creature_births`.
create or replace function note_creature_birth() returns trigger language plpgsql as $$
begin
  insert into creature_births (creature_id) values (new.id);
  return null;
end $$;

create or replace trigger creatures_birth after insert on creatures
for each row execute function note_creature_birth();
