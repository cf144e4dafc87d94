-- Stores the state of a battle after a choice, if the battle has not changed since `seen_version`. `digest` is of a request with
-- a key, otherwise null. False if the battle has changed. A function for the same reasons as `read_walker`.
create or replace function store_choice(
  player uuid, seen_version integer, state_after jsonb, page_after text, round_after integer, choice jsonb, digest bytea
) returns boolean language plpgsql as $$
begin
  update battles set state = state_after, page = page_after, round = round_after, version = version + 1,
    choices = choices || choice,
    choice_keys = coalesce(substring(digest::bytea || coalesce(choice_keys, '') from 1 for 256), choice_keys),
    choice_version = case when digest is null then choice_version else version + 1 end
  where player_id = player and version = seen_version;
  return found;
end $$;
