-- Counts the battles that a player has won in a row; a catch counts neither way.
create or replace function keep_streak(player uuid, outcome text) returns void language plpgsql as $$
begin
  if outcome = 'win' then
    insert into player_streaks as s (player_id, current, best) values (player, 1, 1)
    on conflict (player_id) do update set current = s.current + 1, best = greatest(s.best, s.current + 1);
  elsif outcome in ('lose', 'fled') then
    update player_streaks set current = 0 where player_id = player and current > 0;
  end if;
end $$;
