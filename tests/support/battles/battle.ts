import type { Call } from '../../../contract/call.ts';
import { attack, battleContinue, selectBattlePokemon, startWildBattle } from '../../../contract/game.ts';
import type { BattleDetails } from '../../../contract/shapes/battle.ts';
import { give, meet, type Player } from '../player.ts';
import type { Answer, AnyServer } from '../server.ts';

type Battled = Answer<typeof attack>;

/** Upper bound for the attacks of a battle; battles of tests are far shorter. */
export const MOST_ATTACKS = 300;

/** The battle in an answer. Throws if the call was refused. */
export function battleOf(answer: Answer<Call>): BattleDetails {
  if (answer.status !== 200) throw new Error(`No battle: ${answer.text}`);
  return (answer as Battled).body.battleDetails;
}

/** Starts a battle against a wild creature. */
export async function startWild(
  server: AnyServer,
  player: Player,
  encounter: Parameters<typeof meet>[2] = {},
): Promise<BattleDetails> {
  await meet(server, player, encounter);
  return battleOf(await player.ask(startWildBattle));
}

/** Starts a battle against a wild creature and sends the first creature of the team. */
export async function fightWild(
  server: AnyServer,
  player: Player,
  encounter: Parameters<typeof meet>[2] = {},
): Promise<BattleDetails> {
  const { myState } = await startWild(server, player, encounter);
  return battleOf(await player.ask(selectBattlePokemon, { selectedPokemon: myState[0]?.id ?? '' }));
}

/** Leaves one hit point to the player's creatures in battle. */
export const hurt = async (server: AnyServer, { name }: Pick<Player, 'name'>): Promise<void> => {
  await server.sql(
    `update battles b set state = jsonb_set(state, '{player,fighters}', (
       select jsonb_agg(fighter || '{"hp": 1}') from jsonb_array_elements(state #> '{player,fighters}') fighter))
     from players p where p.id = b.player_id and p.username = $1`,
    [name],
  );
};

/** Puts a player beside the well, without a battle. */
export const goToWell = async (server: AnyServer, { name }: Pick<Player, 'name'>): Promise<void> => {
  await server.sql(
    `update battles b set page = 'over', state = jsonb_set(state, '{page}', '"lose"')
     from players p where p.id = b.player_id and p.username = $1`,
    [name],
  );
  await server.sql(
    "update players set map_name = 'green_land', cell_x = 13, cell_y = 22 where username = $1",
    [name],
  );
};

/** Puts a player beside the ringer's book, for which a step of a line asks, without a battle. */
export async function goToBook(server: AnyServer, player: Pick<Player, 'name'>): Promise<void> {
  await goToWell(server, player);
  await server.sql("update players set map_name = 'harkmoor3', cell_x = 8, cell_y = 15 where username = $1", [
    player.name,
  ]);
}

/** Puts a player beside the rival who has not been beaten yet, and gives the creatures that the rival asks for. */
export async function goToRival(server: AnyServer, player: Player): Promise<void> {
  const creatures = ['postwren', 'dustkit', 'molder'].map((name) => ({ name, level: 100 }));
  await give(server, player, { creatures });
  await server.sql(
    "update players set map_name = 'green_land', cell_x = 16, cell_y = 20 where username = $1",
    [player.name],
  );
}
/** Puts a player beside the keeper of the hearth, as one who has beaten the last champion. */
export async function goToKeeper(server: AnyServer, { name }: Pick<Player, 'name'>): Promise<void> {
  await server.sql(
    `with won as (
       insert into gym_victories (player_id, gym_id) select id, 'abebe-hours' from players where username = $1
       on conflict do nothing)
     update players set map_name = 'fourlight3', cell_x = 12, cell_y = 15 where username = $1`,
    [name],
  );
}
/** Leaves so many draughts in a player's flask. */
export const spillDraught = async (
  server: AnyServer,
  { name }: Pick<Player, 'name'>,
  left: number,
): Promise<void> => {
  await server.sql(
    `insert into bag_items (player_id, item, quantity) select id, 'draught', $2 from players where username = $1
     on conflict (player_id, item) do update set quantity = $2`,
    [name, left],
  );
};

/** Attacks with the first move until one side has fainted. The next Continue ends the battle. */
export async function fightToTheEnd(player: Player): Promise<BattleDetails> {
  for (let attacks = 0; attacks < MOST_ATTACKS; attacks++) {
    const details = battleOf(await player.ask(attack, { attackId: 1 }));
    const sides = [details.myState, details.opponent];
    if (sides.some((side) => side.every(({ hp }) => hp === 0))) return details;
    const next = battleOf(await player.ask(battleContinue));
    if (next.page === 'selection') {
      await player.ask(selectBattlePokemon, { selectedPokemon: next.selectedPokemonId });
    }
  }
  throw new Error(`${player.name}'s battle had no end after ${MOST_ATTACKS} attacks`);
}

/** Fights a wild creature until it is beaten and the win page is reached. */
export async function winAgainstWild(server: AnyServer, player: Player): Promise<BattleDetails> {
  await fightWild(server, player);
  await fightToTheEnd(player);
  return battleOf(await player.ask(battleContinue));
}
