-- The caller of a step or a change of map, found by the hash of the token, as JSON; null without a live session.
-- A function, since PostgreSQL keeps its plan in each connection: planning the statement takes four times as long as
-- running it, and a pooler in transaction mode loses prepared statements. Its only parameter is the key of one row, so that
-- one plan is right for all. As JSON, so that a column can be added without dropping the function.
create or replace function read_walker(token bytea) returns json language plpgsql stable as $$
begin
  return (select row_to_json(caller) from (
    select p.id, p.map_name as "mapName", p.cell_x as "cellX", p.cell_y as "cellY", p.encounter, p.dice, p.version,
      p.reached_maps as "reachedMaps", p.switched,
      encode(p.step_keys, 'hex') as "stepKeys", p.step_reply as "stepReply",
      coalesce(b.page in ('selection', 'battle', 'roundResults'), false) as "inBattle",
      (select array_agg(i.item) from bag_items i
        where i.player_id = p.id and i.quantity > 0 and i.item in ('trail-charm', 'coin-charm', 'study-charm', 'glimmer-charm')) as charms,
      (select json_object_agg(i.item, i.quantity) from bag_items i
        where i.player_id = p.id and i.quantity > 0 and i.item in ('grass-whistle', 'peat-lantern', 'salt-bell', 'pearl-dust', 'star-bait', 'cloud-chime')) as lures,
      s.used_at < now() - interval '1 hour' as stale,
      case when coalesce(p.suspended_until > now(), p.suspended_at is not null) then true
        when p.suspended_at is not null then false end as suspended
    from sessions s join players p on p.id = s.player_id left join battles b on b.player_id = p.id
    where s.token_hash = token and s.used_at > now() - interval '30 days'
  ) caller);
end $$;
