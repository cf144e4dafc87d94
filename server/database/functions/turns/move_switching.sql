-- Moves a player as `move_burning` does, and keeps what is switched from now on. A function of its own, so that servers of
-- the former release find theirs. False if the player has changed; then nothing is switched.
create or replace function move_switching(
  player uuid, seen_version integer, map text, x integer, y integer, met jsonb, dice_after jsonb, walked integer,
  digest bytea, reply jsonb, burning text[], switched_after jsonb
) returns boolean language plpgsql as $$
begin
  if not move_burning(player, seen_version, map, x, y, met, dice_after, walked, digest, reply, burning) then
    return false;
  end if;
  update players set switched = switched_after where id = player;
  return true;
end $$;
