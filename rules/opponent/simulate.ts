import { moveOf, type RuleBook, speciesOf } from '../book.ts';
import { statsAt } from '../creatures/stats.ts';
import { pack } from '../engine/state/pack.ts';
import type { PlayerView, Rival } from '../model/playerView.ts';
import type { BattleState, FighterState, MoveSlots, SideState } from '../model/state.ts';
import { guessFor } from './guesses.ts';
import { type Simulation, simulationOf } from './simulation.ts';

const SLOTS = 4;
/** A move that was seen with at least this power stands for what the creature can do with the type. */
export const TELLING_POWER = 50;
const NO_DICE = [0, 0, 0, 0] as const;

/** The moves seen and, in the slots left, the typical one of each own type that no move seen stands for. */
function slotsOf(book: RuleBook, { species, level, seen }: Rival): MoveSlots {
  const shown = new Set(
    seen
      .map((key) => moveOf(book, key))
      .filter(({ attack }) => attack >= TELLING_POWER)
      .map(({ type }) => type),
  );
  const guesses = speciesOf(book, species).types.filter((type) => !shown.has(type));
  const [first = '', second = '', third = '', fourth = ''] = [
    ...seen,
    ...guesses.map((type) => guessFor(type, level)),
  ].slice(0, SLOTS);
  return [first, second, third, fourth];
}

function shownFighter(book: RuleBook, rival: Rival): FighterState {
  const { species, kind, level, hp, ailment, variant, slept, venom, seen } = rival;
  const moves = slotsOf(book, rival);
  const stats = statsAt(speciesOf(book, species), level, kind);
  return { id: '', species, kind, level, moves, stats, hp, ailment, variant, slept, venom, seen };
}

/** Of those who wait only the number is known: they look like the one in battle, fresh. */
function rivalSide(book: RuleBook, rival: Rival): SideState {
  const face = shownFighter(book, rival);
  const waiting: FighterState = { ...face, hp: face.stats.hp, ailment: null };
  const fighters = [face, ...Array.from({ length: rival.left - 1 }, () => waiting)];
  return { ...rival.presence, fighters, active: 0 };
}

/**
 * Fills the simulation with what the view tells, before its round: whoever thinks is the opponent's side, the
 * rival the player's, with stats worked out from species, level and kind, and guesses for moves not seen.
 */
export function simulate(book: RuleBook, view: PlayerView): Simulation {
  const simulation = simulationOf(book);
  const state: BattleState = {
    version: 2,
    kind: 'gym',
    thinking: view.difficulty,
    page: 'battle',
    round: view.round - 1,
    weather: view.weather,
    dice: NO_DICE,
    player: rivalSide(book, view.rival),
    opponent: view.own,
    events: [],
  };
  pack(state, simulation.engine);
  return simulation;
}
