import { attack, battleContinue, selectBattlePokemon, startWildBattle } from '../../../contract/game.ts';
import type { BattleDetails } from '../../../contract/shapes/battle.ts';
import { toAndFro } from './cells.ts';
import { askSurely, type Connection, postOf } from './connection.ts';
import { walkUntilMet } from './encounter.ts';
import { type Gift, goTo, newPlayer, type Player } from './players.ts';

const MAP = 'green_land2';
const MEADOW = toAndFro(MAP, 'wild');

/** A team that survives some rounds against the creatures of this map and almost never loses. */
const TEAM: Gift = {
  creatures: ['bouldun', 'cragclaw', 'glacilisk', 'bouldun', 'cragclaw', 'glacilisk'].map((name) => ({
    name,
    level: 11,
  })),
};

export interface Ready {
  readonly token: string;
  readonly slot: number;
}

/** A player with a team, and the battle of the last reply. */
export interface Fighter {
  readonly player: Player;
  battle: BattleDetails | null;
}

export async function newFighter(connection: Connection): Promise<Fighter> {
  const player = await newPlayer(connection, TEAM);
  await goTo(connection, player, MAP, MEADOW.way);
  return { player, battle: null };
}

async function call(connection: Connection, fighter: Fighter, path: string, body: unknown): Promise<string> {
  const reply = await askSurely(connection, postOf(path, body, fighter.player.token));
  fighter.battle = (JSON.parse(reply) as { battleDetails: BattleDetails }).battleDetails;
  return reply;
}

/** Slot of the first attack of the active creature, from 1. */
export function slotOf({ battle }: Fighter): number {
  const mine = battle?.myState.find(({ id }) => id === battle.selectedPokemonId);
  return [mine?.attack1, mine?.attack2, mine?.attack3, mine?.attack4].findIndex(Boolean) + 1;
}

/** Attacks once. @returns the reply as text */
export const attackOnce = (connection: Connection, fighter: Fighter): Promise<string> =>
  call(connection, fighter, attack.path, { attackId: slotOf(fighter), round: fighter.battle?.round });

/** Walks until a creature appears and starts a battle against it. @returns the number of calls */
async function meet(connection: Connection, fighter: Fighter): Promise<number> {
  const steps = await walkUntilMet(connection, fighter.player, MEADOW.cell.x);
  await call(connection, fighter, startWildBattle.path, {});
  return steps + 1;
}

async function choose(connection: Connection, fighter: Fighter): Promise<void> {
  const standing = fighter.battle?.myState.find(({ hp }) => hp > 0);
  await call(connection, fighter, selectBattlePokemon.path, { selectedPokemon: standing?.id });
}

/** Makes all calls that are needed before the next attack, including a new battle. @returns the number of calls */
export async function getReady(connection: Connection, fighter: Fighter): Promise<number> {
  for (let calls = 0; ; ) {
    switch (fighter.battle?.page) {
      case 'battle':
        return calls;
      case 'roundResults':
        await call(connection, fighter, battleContinue.path, {});
        calls += 1;
        break;
      case 'selection':
        await choose(connection, fighter);
        calls += 1;
        break;
      default:
        calls += await meet(connection, fighter);
    }
  }
}
