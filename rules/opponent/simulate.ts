import { moveOf, type RuleBook, speciesOf } from '../book.ts';
import { statsAt } from '../creatures/stats.ts';
import { pack } from '../engine/state/pack.ts';
import type { PlayerView, Rival } from '../model/playerView.ts';
import type { BattleState, FighterState, MoveSlots, SideState } from '../model/state.ts';
import { guessFor } from './guesses.ts';
import { type Simulation, simulationOf } from './simulation.ts';

const SLOTS = 4;
/** A seen move with at least this power replaces the guess for its type. */
export const TELLING_POWER = 50;
const NO_DICE = [0, 0, 0, 0] as const;

/** The seen moves and, in the slots left, a guess for each own type that no strong seen move has. */
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

/** Only the number of waiting creatures is known: each is taken for a healthy copy of the one in battle. */
function rivalSide(book: RuleBook, rival: Rival): SideState {
  const face = shownFighter(book, rival);
  const waiting: FighterState = { ...face, hp: face.stats.hp, ailment: null };
  const fighters = [face, ...Array.from({ length: rival.left - 1 }, () => waiting)];
  return { ...rival.presence, fighters, active: 0 };
}

/**
 * Fills the simulation with the contents of the view, before its round. The side that chooses is the opponent, its
 * rival the player. The rival's stats are calculated from species, level and kind; its unseen moves are guessed.
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
