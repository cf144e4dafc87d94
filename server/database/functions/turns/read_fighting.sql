-- The caller of a choice in a battle with profile and battle, found by the hash of the token, as JSON; null without a live
-- session. A function for the same reasons as `read_walker`.
create or replace function read_fighting(token bytea) returns json language plpgsql stable as $$
begin
  return (select row_to_json(caller) from (
    select p.id,
      p.username, p.coins, p.map_name as "mapName", p.reached_maps as "reachedMaps", p.cell_x as "cellX", p.cell_y as "cellY", p.look,
      p.unread_messages as messages, p.password_hash is null as guest,
      (select jsonb_object_agg(i.item, i.quantity) from bag_items i where i.player_id = p.id) as bag,
      (select coalesce(sum(c.owned), 0)::int from creature_counts c where c.player_id = p.id and c.species = '') as "pokemonCount",
      (select b.page from battles b where b.player_id = p.id) as page,
      encode(b.choice_keys, 'hex') as "choiceKeys", b.choice_version as "choiceVersion",
      case when b.player_id is not null then json_build_object('state', b.state, 'version', b.version,
        'growth', b.growth, 'mapName', b.map_name, 'opponentName', b.opponent_name, 'opponentTitle', b.opponent_title,
        'gymId', b.gym_id, 'prize', b.prize)
        end as battle,
      s.used_at < now() - interval '1 hour' as stale,
      case when coalesce(p.suspended_until > now(), p.suspended_at is not null) then true
        when p.suspended_at is not null then false end as suspended
    from sessions s join players p on p.id = s.player_id left join battles b on b.player_id = p.id
    where s.token_hash = token and s.used_at > now() - interval '30 days'
  ) caller);
end $$;
