-- What must be true of every Emberwild database at every moment, one row for each rule: how many things break it, and one of
-- them as an example. It only reads, in one statement and so in one view of the data; nothing need be stopped for it.
--   npm run admin -- verify        or        psql "$DATABASE_URL" -f server/database/verify.sql
with faults (place, rule, example) as (
  -- Owners
  select 1, 'every creature has an owner', c.id::text
  from creatures c left join players p on p.id = c.player_id where p.id is null
  union all
  select 2, 'no creature has vanished', b.creature_id::text
  from creature_births b left join creatures c on c.id = b.creature_id where c.id is null and b.freed_at is null
  union all
  select 3, 'no creature has come from nowhere', c.id::text
  from creatures c left join creature_births b on b.creature_id = c.id where b.creature_id is null
  union all
  select 4, 'the last trade of a creature led to its owner', t.creature_id::text
  from (select distinct on (creature_id) creature_id, to_id from trade_creatures order by creature_id, trade_id desc) t
  join creatures c on c.id = t.creature_id where c.player_id <> t.to_id
  union all
  select 5, 'whoever traded a creature away had it', t.creature_id::text
  from (select creature_id, from_id, lag(to_id) over (partition by creature_id order by trade_id) as before from trade_creatures) t
  where t.before <> t.from_id
  union all
  select 6, 'every trade has two sides that agree', t.id::text
  from trades t
  left join lateral (select count(*) as n, array_agg(player_id order by player_id) as players,
    array_agg(other_id order by other_id) as others from trade_sides where trade_id = t.id) s on true
  where s.n <> 2 or s.players <> s.others
    or exists (select from trade_creatures c where c.trade_id = t.id and not (c.from_id = any(s.players) and c.to_id = any(s.players)))
    or (select count(distinct from_id) from trade_creatures c where c.trade_id = t.id) <> 2
  union all
  select 25, 'whoever was set free is gone', c.id::text
  from creature_births b join creatures c on c.id = b.creature_id where b.freed_at is not null
  -- Teams
  union all
  select 7, 'whoever has creatures has a team of one to six', c.player_id::text
  from creatures c group by c.player_id having count(c.team_order) not between 1 and 6
  union all
  select 8, 'teams are numbered from 0 without gaps', c.player_id::text
  from creatures c where c.team_order is not null group by c.player_id
  having min(c.team_order) <> 0 or max(c.team_order) <> count(*) - 1 or count(distinct c.team_order) <> count(*)
  union all
  select 9, 'team strengths are kept', coalesce(s.player_id, t.player_id)::text
  from (select player_id, sum(level::int * level) as strength from creatures where team_order is not null group by 1) t
  full join team_strengths s using (player_id) where s.strength is distinct from t.strength
  -- Listings and offers
  union all
  select 10, 'a creature is in the team, listed or offered, one of them at most', c.id::text
  from creatures c where num_nonnulls(c.team_order, c.listing, c.offer_id) > 1
  union all
  select 11, 'favourites are neither listed nor offered', c.id::text
  from creatures c where c.favourite and num_nonnulls(c.listing, c.offer_id) > 0
  union all
  select 12, 'every listing has a number of its own', min(c.id::text)
  from creatures c where c.listing is not null group by c.listing having count(*) > 1
  union all
  select 13, 'every offer is for a listing of the player that it names', o.id::text
  from offers o left join creatures c on c.id = o.target_id
  where c.listing is null or c.player_id <> o.lister_id
  union all
  select 14, 'every offer offers something', o.id::text
  from offers o where not exists (select from creatures c where c.offer_id = o.id)
  union all
  select 15, 'what is offered belongs to who offers it', c.id::text
  from creatures c left join offers o on o.id = c.offer_id
  where c.offer_id is not null and (o.id is null or o.maker_id <> c.player_id)
  -- Kept counts
  union all
  select 16, 'the kept counts of creatures agree', coalesce(k.player_id, r.player_id)::text
  from (select player_id, coalesce(species, '') as species, kind, favourite, count(*) as owned from creatures
    group by grouping sets ((player_id, species, kind, favourite), (player_id, kind, favourite))) r
  full join creature_counts k using (player_id, species, kind, favourite)
  where k.owned is distinct from r.owned
  -- Coins
  union all
  select 17, 'coins are the sum of the ledger', p.id::text
  from players p left join (select player_id, sum(amount) as total from coin_ledger group by 1) l on l.player_id = p.id
  where p.coins <> coalesce(l.total, 0)
  union all
  select 18, 'the ledger is numbered without gaps, and each balance follows from the one before', l.player_id::text
  from (select player_id, number, amount, balance,
    row_number() over entries as place, coalesce(lag(balance) over entries, 0) as before
    from coin_ledger window entries as (partition by player_id order by number)) l
  where l.number <> l.place or l.balance <> l.before + l.amount
  union all
  select 26, 'what stands in a camp is its owner’s', s.player_id::text
  from camp_pieces s left join bag_items b on b.player_id = s.player_id and b.item = s.piece
  where coalesce(b.quantity, 0) < 1
  -- Notices
  union all
  select 19, 'no notice has a number that was not counted', n.player_id::text
  from notices n left join notice_counters c on c.player_id = n.player_id
  group by n.player_id, c.last having max(n.number) > coalesce(c.last, 0)
  union all
  select 20, 'the kept counts of notices agree, and are 500 at most', c.player_id::text
  from notice_counters c left join (select player_id, count(*) as kept, count(*) filter (where read_at is null) as unread
    from notices group by 1) n using (player_id)
  where (c.kept, c.unread) is distinct from (coalesce(n.kept, 0), coalesce(n.unread, 0)) or c.kept > 500
  -- Deleted accounts
  union all
  select 23, 'whoever is named in trades and the ledger plays, or has deleted the account', n.player_id::text
  from (select player_id from trade_sides union select other_id from trade_sides union select from_id from trade_creatures
    union select to_id from trade_creatures union select player_id from coin_ledger) n
  where not exists (select from players p where p.id = n.player_id)
    and not exists (select from deleted_accounts d where d.player_id = n.player_id)
  union all
  select 24, 'deleted accounts have left no coins', l.player_id::text
  from coin_ledger l where not exists (select from players p where p.id = l.player_id)
  group by l.player_id having sum(l.amount) <> 0
  -- Pages of research pay once each
  union all
  select 27, 'every page of research was paid, and nothing else', p.id::text
  from players p
  where (select coalesce(sum(r.written), 0) from species_research r where r.player_id = p.id)
    <> (select count(*) from coin_ledger l where l.player_id = p.id and l.reason = 'research')
  -- Tournaments pay once each, to whoever has paid for them
  union all
  select 28, 'every tournament that was won was paid, and nothing else', p.id::text
  from players p
  where (select coalesce(sum(r.won::int), 0) from player_cups c, jsonb_each_text(c.ribbons) as r(cup, won)
      where c.player_id = p.id)
    <> (select count(*) from coin_ledger l where l.player_id = p.id and l.reason = 'trophy')
  union all
  select 29, 'whoever has won a tournament has paid its entry', l.player_id::text
  from coin_ledger l where l.reason in ('entry', 'trophy') group by l.player_id
  having count(*) filter (where l.reason = 'trophy') > count(*) filter (where l.reason = 'entry')
  -- What the game no longer has, asked where the settings say what it has: its keys with commas between them
  union all
  select 21, 'the game has the species of every creature', c.id::text
  from creatures c where c.species <> all(string_to_array(nullif(current_setting('emberwild.species', true), ''), ','))
  union all
  select 22, 'the game has the moves of every creature', c.id::text
  from creatures c
  where not array_remove(c.moves, '') <@ string_to_array(nullif(current_setting('emberwild.moves', true), ''), ',')
), rules (place, rule) as (values
  (1, 'every creature has an owner'),
  (2, 'no creature has vanished'),
  (3, 'no creature has come from nowhere'),
  (4, 'the last trade of a creature led to its owner'),
  (5, 'whoever traded a creature away had it'),
  (6, 'every trade has two sides that agree'),
  (7, 'whoever has creatures has a team of one to six'),
  (8, 'teams are numbered from 0 without gaps'),
  (9, 'team strengths are kept'),
  (10, 'a creature is in the team, listed or offered, one of them at most'),
  (11, 'favourites are neither listed nor offered'),
  (12, 'every listing has a number of its own'),
  (13, 'every offer is for a listing of the player that it names'),
  (14, 'every offer offers something'),
  (15, 'what is offered belongs to who offers it'),
  (16, 'the kept counts of creatures agree'),
  (17, 'coins are the sum of the ledger'),
  (18, 'the ledger is numbered without gaps, and each balance follows from the one before'),
  (19, 'no notice has a number that was not counted'),
  (20, 'the kept counts of notices agree, and are 500 at most'),
  (21, 'the game has the species of every creature'),
  (22, 'the game has the moves of every creature'),
  (23, 'whoever is named in trades and the ledger plays, or has deleted the account'),
  (24, 'deleted accounts have left no coins'),
  (25, 'whoever was set free is gone'),
  (26, 'what stands in a camp is its owner’s'),
  (27, 'every page of research was paid, and nothing else'),
  (28, 'every tournament that was won was paid, and nothing else'),
  (29, 'whoever has won a tournament has paid its entry'))
select r.rule, count(f.place) as wrong, min(f.example) as example
from rules r left join faults f on f.place = r.place
group by r.place, r.rule order by r.place;
