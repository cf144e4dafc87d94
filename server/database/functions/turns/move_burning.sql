-- Moves a player as `move_player` does, and burns a step of each of these lures in the bag. A function of its own, so that servers of
-- the former release find theirs. False if the player has changed; then nothing burns.
create or replace function move_burning(
  player uuid, seen_version integer, map text, x integer, y integer, met jsonb, dice_after jsonb, walked integer,
  digest bytea, reply jsonb, burning text[]
) returns boolean language plpgsql as $$
begin
  if not move_player(player, seen_version, map, x, y, met, dice_after, walked, digest, reply) then
    return false;
  end if;
  update bag_items set quantity = quantity - 1
  where player_id = player and item = any(burning) and quantity > 0;
  return true;
end $$;
