-- Copies to a player’s wanted entries when the player was last seen.
create or replace function note_seeker_seen() returns trigger language plpgsql as $$
begin
  update wanted set seen_at = new.used_at where player_id = new.player_id and seen_at < new.used_at;
  return null;
end $$;

create or replace trigger sessions_seen after insert or update of used_at on sessions
for each row execute function note_seeker_seen();
