-- Keeps `team_strengths` with every change of a team.
create or replace function keep_team_strength() returns trigger language plpgsql as $$
begin
  if TG_OP <> 'INSERT' and old.team_order is not null then
    perform note_team_strength(old.player_id);
  end if;
  if TG_OP <> 'DELETE' and new.team_order is not null then
    perform note_team_strength(new.player_id);
  end if;
  return null;
end $$;

create or replace trigger creatures_team_strength
after insert or delete or update of player_id, level, team_order on creatures
for each row execute function keep_team_strength();
