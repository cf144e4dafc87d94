-- Counts how strong a player's team is: the sum of the squares of its levels. A player without a team has no row.
create or replace function note_team_strength(player uuid) returns void language plpgsql as $$
declare
  total integer;
begin
  select sum(level::integer * level) into total from creatures where player_id = player and team_order is not null;
  if total is null then
    delete from team_strengths where player_id = player;
  else
    insert into team_strengths (player_id, strength) values (player, total)
    on conflict (player_id) do update set strength = excluded.strength
    where team_strengths.strength <> excluded.strength;
  end if;
end $$;
