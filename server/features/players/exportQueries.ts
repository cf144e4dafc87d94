import type { Database } from '../../database/connect.ts';

/** One list of an export. `$1` is the player's id. */
interface Section {
  readonly name: string;
  /** A row as jsonb. Hashes, dice, what belongs to opponents and what only serves repeated requests are left out. */
  readonly row: string;
  readonly from: string;
  /** A growing number of each row, by which a list without a bound is read in pieces. */
  readonly key?: string;
}

const own = (name: string, table: string, hidden: readonly string[] = [], key?: string): Section => ({
  name,
  row: `to_jsonb(t) - array['player_id', ${hidden.map((column) => `'${column}'`).join(', ') || 'null'}]::text[]`,
  from: `${table} t where t.player_id = $1`,
  ...(key !== undefined && { key }),
});

/** All lists of an export: the rows as they are stored. */
const SECTIONS: readonly Section[] = [
  {
    name: 'account',
    row: `to_jsonb(t) - array['password_hash', 'name_key', 'dice', 'version', 'step_keys', 'step_reply']`,
    from: 'players t where t.id = $1',
  },
  own('sessions', 'sessions', ['token_hash']),
  own('recoveryCodes', 'recovery_codes', ['code_hash']),
  own('settings', 'player_settings'),
  own('creatures', 'creatures', ['version'], 't.number'),
  own('boxes', 'creature_boxes'),
  own('items', 'bag_items'),
  own('camp', 'camp_pieces'),
  own('found', 'found_things'),
  own('coins', 'coin_ledger', ['id'], 't.number'),
  own('pokedex', 'pokedex_entries'),
  own('battle', 'battles', ['setup', 'state', 'version', 'choice_keys', 'choice_version']),
  own('battles', 'battle_records', ['setup']),
  own('battleCounts', 'battle_counts'),
  own('streak', 'player_streaks'),
  own('badges', 'gym_victories'),
  own('achievements', 'reached_achievements'),
  own('days', 'day_deeds'),
  own('quests', 'claimed_quests'),
  own('visits', 'quest_visits'),
  own('research', 'species_research'),
  own('winningsOfTheDay', 'prize_days'),
  own('tournaments', 'player_cups'),
  {
    name: 'trades',
    row: `jsonb_build_object('number', t.number, 'at', d.at, 'with', p.username, 'creatures', (
      select jsonb_agg(to_jsonb(c) - array['trade_id', 'from_id', 'to_id'] || jsonb_build_object('given', c.from_id = $1::uuid))
      from trade_creatures c where c.trade_id = t.trade_id))`,
    from: `trade_sides t join trades d on d.id = t.trade_id left join players p on p.id = t.other_id where t.player_id = $1`,
    key: 't.number',
  },
  {
    name: 'offers',
    row: `to_jsonb(t) - array['maker_id']`,
    from: 'offers t where t.maker_id = $1',
    key: 't.number',
  },
  own('wanted', 'wanted'),
  own('blocked', 'blocks'),
  {
    name: 'reports',
    row: `to_jsonb(t) - array['reporter_id']`,
    from: 'reports t where t.reporter_id = $1',
  },
  // Without what the reporters wrote, which could tell who they are.
  {
    name: 'reportsAboutYou',
    row: `jsonb_build_object('name', t.name, 'pokemon', t.pokemon, 'reason', t.reason, 'at', t.created_at, 'outcome', t.outcome)`,
    from: 'reports t where t.player_id = $1',
  },
  own('messages', 'operator_messages', [], 't.id'),
  own('suspensions', 'suspensions', [], 't.id'),
  {
    name: 'appeals',
    row: 'to_jsonb(t)',
    from: 'appeals t join suspensions s on s.id = t.suspension_id where s.player_id = $1',
    key: 't.id',
  },
  own('hiddenListings', 'hidden_listings'),
  own('formerNames', 'retired_names'),
  {
    name: 'actsOfTheOperator',
    row: `to_jsonb(t) - array['address'] || jsonb_build_object('name', w.name, 'new_name', w.new_name)`,
    from: 'operator_acts t join operator_act_players w on w.act_id = t.id where w.player_id = $1',
    key: 't.id',
  },
  own('notices', 'notices'),
  {
    name: 'keptReplies',
    row: `jsonb_build_object('call', t.call, 'key', t.key, 'at', t.created_at, 'bytes', t.bytes)`,
    from: 'idempotency_keys t where t.sender = $1::text',
  },
];

/** Number of rows that one statement reads of a list without a bound. */
const AT_ONCE = 500;

/** The rows of one list in pieces, each row as JSON. Every piece is a statement of its own and holds no connection. */
async function* rowsOf({ pool }: Database, playerId: string, section: Section): AsyncGenerator<string[]> {
  const { row, from, key } = section;
  if (key === undefined) {
    const { rows } = await pool.query<{ text: string }>(`select (${row})::text as text from ${from}`, [
      playerId,
    ]);
    yield rows.map(({ text }) => text);
    return;
  }
  const text = `select (${row})::text as text, ${key} as key from ${from} and ${key} > $2 order by ${key} limit ${AT_ONCE}`;
  for (let last = '0'; ; ) {
    const { rows } = await pool.query<{ text: string; key: string }>(text, [playerId, last]);
    yield rows.map((one) => one.text);
    const end = rows.at(-1);
    if (!end || rows.length < AT_ONCE) return;
    last = end.key;
  }
}

/** Everything stored about a player, as the text of one JSON object, in pieces. */
export async function* readEverything(database: Database, playerId: string): AsyncGenerator<string> {
  let before = '{';
  for (const section of SECTIONS) {
    yield `${before}\n"${section.name}": [`;
    before = '],';
    let isFirst = true;
    for await (const rows of rowsOf(database, playerId, section)) {
      if (rows.length === 0) continue;
      yield `${isFirst ? '' : ','}\n${rows.join(',\n')}`;
      isFirst = false;
    }
  }
  yield ']\n}\n';
}
