import { encounters, maps, newcomer, starters, terrainOf } from '../../../content/index.ts';
import { foresee } from '../../../rules/battle/workspace.ts';
import { NORMAL } from '../../../rules/creatures/kinds.ts';
import {
  attack,
  type BattleState,
  battleRewards,
  type Cell,
  chooseCreature,
  DIRECTIONS,
  type Dice,
  type Direction,
  type Encounter,
  experienceAt,
  gainExperience,
  hourAt,
  type Outcome,
  proceed,
  type RuleBook,
  rollEncounter,
  type Slot,
  speciesOf,
  startBattle,
  startingMoves,
  step,
} from '../../../rules/index.ts';
import { distanceOf } from '../../../rules/world/walking.ts';
import { PACE } from '../careers/pace.ts';
import type { Owned } from '../careers/trainer.ts';
import { battleDice, oneOf } from '../random.ts';

/** Results of newcomers with one starter in their first wild battles. */
export interface FirstRecord {
  /** Id of the first stage. */
  readonly starter: string;
  readonly battles: number;
  readonly losses: number;
  /** Sum over all battles. */
  readonly rounds: number;
}

const FIRST = 20;
/** Milliseconds of the world's day. */
const DAY = 3_600_000;
/** A walker turns at one step in this many on average, and when the way is blocked. */
const TURNS = 8;
/**
 * Greatest distance in cells from the start at first (tall grass around the hamlet), and cells more for each level.
 */
const HOME = 8;
const CELLS_A_LEVEL = 2;

const map = maps[newcomer.map];
const terrain = terrainOf(map);
const wilds = encounters[newcomer.map];

interface Walker {
  cell: Cell;
  direction: Direction;
  /** Time on the world's clock. */
  milliseconds: number;
}

/** Walks ahead, with random turns, until a creature appears. The own creature's level limits the distance walked. */
function meet(walker: Walker, level: number, dice: Dice): Encounter {
  const farthest = HOME + CELLS_A_LEVEL * (level - newcomer.starterLevel);
  const goes = (direction: Direction): boolean => {
    const to = step(terrain, walker.cell, direction);
    return to !== null && distanceOf(map.start, to) <= farthest;
  };
  for (;;) {
    if (!goes(walker.direction) || dice.roll(TURNS) === 0) {
      walker.direction = oneOf(DIRECTIONS.filter(goes), dice);
    }
    walker.cell = step(terrain, walker.cell, walker.direction) ?? walker.cell;
    walker.milliseconds += PACE.step * 1000;
    const { x, y } = walker.cell;
    const distance = distanceOf(map.start, walker.cell);
    const { hour } = hourAt(walker.milliseconds);
    const met = rollEncounter(wilds, { ground: terrain.ground(x, y), distance, hour }, dice);
    if (met) return met;
  }
}

function must(outcome: Outcome): BattleState {
  if (!outcome.ok) throw new Error(`A choice was refused: ${outcome.reason}`);
  return outcome.state;
}

/** The attack with the highest damage shown on the battle screen; the first one of equals. */
function highest(book: RuleBook, state: BattleState): Slot {
  const shown = foresee(book, state)?.map((seen) => seen?.most ?? -1) ?? [];
  return (shown.indexOf(Math.max(...shown)) + 1) as Slot;
}

/** Plays a battle to its end, always with the attack with the highest shown damage. */
export function playShown(book: RuleBook, begun: BattleState): BattleState {
  let state = begun;
  for (;;) {
    if (state.page === 'selection') {
      const next = state.player.fighters.find(({ hp }) => hp > 0);
      state = must(chooseCreature(book, state, next?.id ?? ''));
    } else if (state.page === 'battle') state = must(attack(book, state, highest(book, state)));
    else if (state.page === 'roundResults') state = must(proceed(book, state));
    else return state;
  }
}

/** Plays a newcomer's first battles, one after another. */
function playNewcomer(book: RuleBook, starter: string, dice: Dice): Omit<FirstRecord, 'starter'> {
  const species = speciesOf(book, starter);
  const level = newcomer.starterLevel;
  const exp = experienceAt(species.growth, level);
  let own: Owned = { species: starter, level, exp, moves: startingMoves(species, level) };
  const walker: Walker = {
    cell: map.start,
    direction: oneOf(DIRECTIONS, dice),
    milliseconds: dice.roll(DAY),
  };
  let losses = 0;
  let rounds = 0;
  for (let battle = 0; battle < FIRST; battle += 1) {
    const met = meet(walker, own.level, dice);
    const moves = startingMoves(speciesOf(book, met.species), met.level);
    const begun = startBattle(book, {
      kind: 'wb',
      team: [{ ...own, id: 'own', kind: NORMAL }],
      opponents: [{ ...met, moves, id: 'wild' }],
      dice: battleDice(dice),
    });
    const state = playShown(book, begun);
    rounds += state.round;
    walker.milliseconds += (PACE.meeting + PACE.between + state.round * PACE.round) * 1000;
    if (state.page === 'lose') losses += 1;
    else own = { species: starter, ...gainExperience(species, own, battleRewards(book, state).totalExp) };
  }
  return { battles: FIRST, losses, rounds };
}

/**
 * Plays the first twenty wild battles of newcomers with each starter. They walk on the first map around its start,
 * farther with each level, and fight every creature that appears with their one creature, which gains levels as in the
 * game and always takes the attack with the highest shown damage.
 * @param newcomers players for each starter
 */
export const playFirstBattles = (book: RuleBook, newcomers: number, dice: Dice): FirstRecord[] =>
  Object.values(starters)
    .flat()
    .map((starter) => {
      const played = Array.from({ length: newcomers }, () => playNewcomer(book, starter, dice));
      return {
        starter,
        battles: played.reduce((sum, { battles }) => sum + battles, 0),
        losses: played.reduce((sum, { losses }) => sum + losses, 0),
        rounds: played.reduce((sum, { rounds }) => sum + rounds, 0),
      };
    });
