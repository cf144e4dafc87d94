-- Whom an operator's act was about is kept as long as the player is: a row goes only with the deletion of the account.
create or replace function keep_operator_act_players() returns trigger language plpgsql as $$
begin
  if TG_OP = 'DELETE' and not exists (select from players where id = old.player_id) then
    return old;
  end if;
  raise exception 'operator_act_players is append-only' using errcode = 'restrict_violation';
end $$;

create or replace trigger operator_act_players_kept before update or delete on operator_act_players
for each row execute function keep_operator_act_players();

create or replace trigger operator_act_players_not_emptied before truncate on operator_act_players
for each statement execute function keep_operator_act_players();
