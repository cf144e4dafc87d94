-- What operators have done is only ever added to: nobody can change or remove a line afterwards, not even the game itself.
create or replace function keep_operator_acts() returns trigger language plpgsql as $$
begin
  raise exception 'operator_acts is append-only' using errcode = 'restrict_violation';
end $$;

create or replace trigger operator_acts_kept before update or delete or truncate on operator_acts
for each statement execute function keep_operator_acts();
