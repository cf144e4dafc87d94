-- Files a battle that is over. Running away from a wild creature does not end a row of victories. The latest 30 of a player with up to 400 choices can be played again, 500 are kept.
create or replace function file_battle(b battles, outcome text) returns void language plpgsql as $$
declare
  playable constant boolean := jsonb_array_length(b.choices) <= 400;
begin
  insert into battle_records (player_id, kind, opponent, gym_id, tier, map_name, result, rounds, setup, choices,
    growth, prize, coins, exp, started_at)
  values (b.player_id, b.setup ->> 'kind', coalesce(b.opponent_name, b.setup #>> '{opponents,0,species}'), b.gym_id,
    b.tier, b.map_name, outcome, b.round, case when playable then b.setup end, case when playable then b.choices end,
    b.growth, b.prize, b.coins_won, b.exp_won, b.started_at);
  update battle_records set setup = null, choices = null, growth = '[]' where id in (
    select id from battle_records where player_id = b.player_id and setup is not null order by id desc offset 30);
  delete from battle_records where id in (
    select id from battle_records where player_id = b.player_id order by id desc offset 500);
  insert into battle_counts as c (player_id, kind, result, count) values (b.player_id, b.setup ->> 'kind', outcome, 1)
  on conflict (player_id, kind, result) do update set count = c.count + 1;
  if b.page <> 'fled' then
    perform keep_streak(b.player_id, outcome);
  end if;
end $$;
