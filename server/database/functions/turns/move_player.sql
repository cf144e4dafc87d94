-- Moves a player, if the player has not changed since `seen_version`, and enters a creature that is met in the Pokedex as
-- seen. The first step of a day of UTC also notes the steps before it. `digest` and `reply` are of a request with a key,
-- otherwise null. False if the player has changed. A function for the same reasons as `read_walker`.
create or replace function move_player(
  player uuid, seen_version integer, map text, x integer, y integer, met jsonb, dice_after jsonb, walked integer,
  digest bytea, reply jsonb
) returns boolean language plpgsql as $$
begin
  update players set map_name = map, cell_x = x, cell_y = y, encounter = met, dice = dice_after, steps = steps + walked,
    reached_maps = case when map = any(reached_maps) then reached_maps else reached_maps || map end,
    version = version + 1,
    step_keys = coalesce(substring(digest::bytea || coalesce(step_keys, '') from 1 for 256), step_keys),
    step_reply = coalesce(reply, step_reply)
  where id = player and version = seen_version;
  if not found then
    return false;
  end if;
  if walked > 0 then
    insert into day_deeds (player_id, day, steps_before)
    select player, today, p.steps - walked from (select (now() at time zone 'UTC')::date as today) t, players p
    where p.id = player and not exists (select from day_deeds d where d.player_id = player and d.day = today)
    on conflict do nothing;
  end if;
  if met is not null then
    insert into pokedex_entries (player_id, species, kind)
    values (player, met ->> 'species', (met ->> 'kind')::smallint) on conflict do nothing;
  end if;
  return true;
end $$;
