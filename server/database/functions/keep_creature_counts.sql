-- Keeps `creature_counts` with every change of a creature: a row for its species, and one with an empty species for all.
create or replace function keep_creature_counts() returns trigger language plpgsql as $$
begin
  if TG_OP <> 'INSERT' then
    update creature_counts set owned = owned - 1
    where player_id = old.player_id and species in ('', old.species) and kind = old.kind and favourite = old.favourite;
    delete from creature_counts
    where player_id = old.player_id and species in ('', old.species) and kind = old.kind and favourite = old.favourite
      and owned = 0;
  end if;
  if TG_OP <> 'DELETE' then
    insert into creature_counts as c (player_id, species, kind, favourite, owned)
    values (new.player_id, new.species, new.kind, new.favourite, 1), (new.player_id, '', new.kind, new.favourite, 1)
    on conflict (player_id, species, kind, favourite) do update set owned = c.owned + 1;
  end if;
  return null;
end $$;

create or replace trigger creatures_counts
after insert or delete or update of player_id, species, kind, favourite on creatures
for each row execute function keep_creature_counts();
