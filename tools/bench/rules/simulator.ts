import { Battle, Dex, Teams } from '@pkmn/sim';
import { type Rolls, rollOf } from './teams.ts';
import type { Workload } from './workload.ts';

const dex = Dex.forGen(1);
const SPECIES = dex.species.all().filter(({ num, gen, forme }) => num > 0 && gen === 1 && forme === '');
const MOVES = dex.moves.all().filter(({ num, gen }) => num > 0 && gen === 1);
const MOST_TURNS = 1000;
const rolls: Rolls = { word: 7 };
const full = (value: number) => ({ hp: value, atk: value, def: value, spa: value, spd: value, spe: value });

/** A team of six random species, each with four random moves. */
function anyTeam(): string {
  const sets = Array.from({ length: 6 }, () => ({
    name: '',
    species: SPECIES[rollOf(rolls, SPECIES.length)]?.name ?? '',
    item: '',
    ability: '',
    moves: Array.from({ length: 4 }, () => MOVES[rollOf(rolls, MOVES.length)]?.id ?? ''),
    nature: '',
    gender: '',
    evs: full(255),
    ivs: full(30),
    level: 100,
  }));
  return Teams.pack(sets);
}

/** A random move that can be used now; where a creature must be chosen, the first one that can fight. */
function choice(battle: Battle, side: 0 | 1): string {
  const request = battle.sides[side].activeRequest;
  if (!request || !('active' in request) || !request.active?.[0]) return 'default';
  const free = request.active[0].moves.flatMap((move, index) =>
    'disabled' in move && move.disabled ? [] : [index + 1],
  );
  return free.length > 1 ? `move ${free[rollOf(rolls, free.length)]}` : 'default';
}

function playOut(): number {
  const seed = `${rollOf(rolls, 65_536)},${rollOf(rolls, 65_536)},${rollOf(rolls, 65_536)},${rollOf(rolls, 65_536)}`;
  const battle = new Battle({
    formatid: 'gen1customgame' as Battle['format']['id'],
    seed: seed as `${number},${number},${number},${number}`,
    p1: { name: 'one', team: anyTeam() },
    p2: { name: 'two', team: anyTeam() },
  });
  while (!battle.ended && battle.turn < MOST_TURNS) {
    battle.makeChoices(choice(battle, 0), choice(battle, 1));
  }
  return battle.turn;
}

/** Turns of random first-generation battles; both sides use random moves. */
export const simulator: Workload = { name: '@pkmn/sim, random gen 1 battles', unit: 'rounds', run: playOut };
