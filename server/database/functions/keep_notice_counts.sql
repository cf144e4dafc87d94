-- Keeps how many notices each player has, and how many of them are unread. `removed` and `added` are the rows of one
-- statement before and after it.
create or replace function keep_notice_counts() returns trigger language plpgsql as $$
begin
  if TG_OP <> 'INSERT' then
    update notice_counters c set kept = c.kept - r.lines, unread = c.unread - r.unread from (
      select player_id, count(*) as lines, count(*) filter (where read_at is null) as unread from removed group by player_id
    ) r where r.player_id = c.player_id;
  end if;
  if TG_OP <> 'DELETE' then
    update notice_counters c set kept = c.kept + a.lines, unread = c.unread + a.unread from (
      select player_id, count(*) as lines, count(*) filter (where read_at is null) as unread from added group by player_id
    ) a where a.player_id = c.player_id;
  end if;
  return null;
end $$;

create or replace trigger notices_added after insert on notices referencing new table as added
for each statement execute function keep_notice_counts();

create or replace trigger notices_changed after update on notices referencing old table as removed new table as added
for each statement execute function keep_notice_counts();

create or replace trigger notices_removed after delete on notices referencing old table as removed
for each statement execute function keep_notice_counts();
