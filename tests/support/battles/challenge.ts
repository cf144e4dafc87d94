import type { Call } from '../../../contract/call.ts';
import { attack, battleContinue, selectBattlePokemon } from '../../../contract/game.ts';
import type { BattleDetails } from '../../../contract/shapes/battle.ts';
import type { Player } from '../player.ts';
import type { TestServer } from '../server.ts';
import { battleOf, MOST_ATTACKS } from './battle.ts';

/** Starts a battle with any of the start calls and sends the first creature of the team. */
export async function fight(
  player: Player,
  start: Call,
  body: Record<string, unknown>,
): Promise<BattleDetails> {
  const { myState } = battleOf(await player.ask(start, body));
  return battleOf(await player.ask(selectBattlePokemon, { selectedPokemon: myState[0]?.id ?? '' }));
}

/** Leaves one side only its active creature, with 1 hp, speed 1 and attack 1. */
const exhaust = (server: TestServer, { name }: Player, side: 'player' | 'opponent') =>
  server.sql(
    `update battles b set state = jsonb_set(state, array[$2, 'fighters'], (
       select jsonb_agg(one || jsonb_build_object(
           'hp', case when place = (state #>> array[$2, 'active'])::int + 1 then 1 else 0 end,
           'stats', one -> 'stats' || '{"speed": 1, "attack": 1}') order by place)
       from jsonb_array_elements(state #> array[$2, 'fighters']) with ordinality list (one, place)))
     from players p where p.id = b.player_id and p.username = $1`,
    [name, side],
  );

/** Attacks with all slots in turn until one more Continue ends the battle. */
async function untilDecided(player: Player): Promise<void> {
  for (let attacks = 0; attacks < MOST_ATTACKS; attacks++) {
    const attackId = (attacks % 4) + 1;
    const answer = await player.ask(attack, { attackId });
    // An empty slot is refused; the next one is tried.
    if (answer.status === 400) continue;
    const { myState, opponent } = battleOf(answer);
    if ([myState, opponent].some((side) => side.every(({ hp }) => hp === 0))) return;
    await player.ask(battleContinue);
  }
  throw new Error(`${player.name}'s battle was not decided after ${MOST_ATTACKS} attacks`);
}

/** Plays a running battle until one more Continue wins it. */
export async function almostWin(server: TestServer, player: Player): Promise<void> {
  await exhaust(server, player, 'opponent');
  await untilDecided(player);
}

/** Starts a battle and wins it. */
export async function winChallenge(
  server: TestServer,
  player: Player,
  start: Call,
  body: Record<string, unknown>,
): Promise<BattleDetails> {
  await fight(player, start, body);
  await almostWin(server, player);
  return battleOf(await player.ask(battleContinue));
}

/** Starts a battle and loses it. */
export async function loseChallenge(
  server: TestServer,
  player: Player,
  start: Call,
  body: Record<string, unknown>,
): Promise<BattleDetails> {
  await fight(player, start, body);
  await exhaust(server, player, 'player');
  await untilDecided(player);
  return battleOf(await player.ask(battleContinue));
}

/** The player's battle row in the database. */
export async function storedBattle(server: TestServer, { name }: Player) {
  const [row] = await server.sql(
    'select b.* from battles b join players p on p.id = b.player_id where p.username = $1',
    [name],
  );
  return row;
}

/** Reasons and amounts of a player's ledger in order, without newcomer's coins and grants. */
export async function ledgerOf(server: TestServer, { name }: Player): Promise<[string, number][]> {
  const rows = await server.sql<{ reason: string; amount: string }>(
    `select reason, amount from coin_ledger l join players p on p.id = l.player_id
     where p.username = $1 and reason not in ('newcomer', 'grant') order by l.id`,
    [name],
  );
  return rows.map(({ reason, amount }) => [reason, Number(amount)]);
}

/** Players whose coins are not the sum of their ledger; always empty in a correct database. */
export const wrongBalances = (server: TestServer) =>
  server.sql(
    `select p.username from players p left join coin_ledger l on l.player_id = p.id
     group by p.id having p.coins <> coalesce(sum(l.amount), 0)`,
  );
