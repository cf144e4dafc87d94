import { WEATHERS } from '../../creatures/types.ts';
import type { BattleState, FighterState, SideState } from '../../model/state.ts';
import { CLEAR, CONDITIONS, HEALTHY, PLAIN, PLAIN_QUARTERS, STAGE_NAMES, VARIANTS } from './codes.ts';
import type { Engine } from './engine.ts';
import { moveNamed, setDice, speciesEntry } from './engine.ts';
import { clearEvents } from './events.ts';
import type { EngineMove } from './moves.ts';
import { type EngineCreature, type EngineSide, SLOTS } from './sides.ts';

const packMove = ({ tables }: Engine, name = ''): EngineMove | null =>
  name === '' ? null : moveNamed(tables, name);

/** Copies the values that can change for a fighter that is not in battle. */
function packHealth(creature: EngineCreature, fighter: FighterState): void {
  const { ailment, variant } = fighter;
  creature.mostHp = fighter.stats.hp;
  creature.hp = fighter.hp;
  creature.ailment = ailment === null ? HEALTHY : CONDITIONS.indexOf(ailment);
  creature.variant = variant === null ? PLAIN : VARIANTS.indexOf(variant);
  creature.slept = fighter.slept;
  creature.venom = fighter.venom;
}

/** Copies the other values that a fighter needs in battle. */
function packStrength(engine: Engine, creature: EngineCreature, fighter: FighterState): void {
  const { level, stats } = fighter;
  const { types, pair } = speciesEntry(engine.tables, fighter.species);
  creature.level = level;
  creature.attack = stats.attack;
  creature.defense = stats.defense;
  creature.speed = stats.speed;
  creature.types = types;
  creature.pair = pair;
  creature.force = (((2 * level) / 5) | 0) + 2;
  const [first, second, third, fourth] = fighter.moves;
  creature.moves = [
    packMove(engine, first),
    packMove(engine, second),
    packMove(engine, third),
    packMove(engine, fourth),
  ];
  for (let place = 0; place < SLOTS; place += 1) creature.seen[place] = packMove(engine, fighter.seen[place]);
}

function packReceived({ tables }: Engine, side: EngineSide, { received }: SideState): void {
  side.received = received === null ? null : moveNamed(tables, received.move);
  side.dodged = received?.dodge === true;
  side.quarters = received === null ? PLAIN_QUARTERS : received.mult * 4;
  side.damage = received?.damage ?? 0;
}

function packSide(engine: Engine, side: EngineSide, state: SideState, coming: number): void {
  let standing = 0;
  for (let index = 0; index < state.fighters.length; index += 1) {
    const fighter = state.fighters[index]!;
    const creature = side.creatures[index]!;
    packHealth(creature, fighter);
    if (fighter.hp > 0) standing += 1;
    const mayFight = coming === ANYBODY || index === state.active || index === coming;
    if (mayFight) packStrength(engine, creature, fighter);
  }
  side.activate(state.active);
  side.size = state.fighters.length;
  side.standing = standing;
  side.since = state.since;
  for (let stage = 0; stage < STAGE_NAMES.length; stage += 1)
    side.stages[stage] = state.stages[STAGE_NAMES[stage]!];
  side.confused = state.confused;
  side.flinching = state.flinching;
  side.resting = state.resting;
  side.seeded = state.seeded;
  side.trapped = state.trapped;
  side.screenUntil = state.screenUntil;
  side.greatUsed = state.greatUsed;
  side.guardRound = state.guardRound;
  side.guardRow = state.guardRow;
  side.locked = state.locked === null ? null : moveNamed(engine.tables, state.locked);
  side.hidden = state.hidden;
  side.raged = state.raged;
  side.struck = 0;
  side.leaving = false;
  packReceived(engine, side, state);
}

/** Values for `coming`: any creature or no creature may come into battle before the engine is unpacked. */
export const ANYBODY = -1;
export const NOBODY = -2;

/**
 * Fills an engine with a stored battle of the present version (see `upgradeState`), without its events.
 * @param coming index of the creature that may come into battle on either side, `ANYBODY` or `NOBODY`; of all others
 * outside the battle only the health is copied
 * @throws RangeError for a species or move that the book lacks
 */
export function pack(state: BattleState, engine: Engine, coming = ANYBODY): void {
  const { weather } = state;
  clearEvents(engine);
  engine.round = state.round;
  engine.weather = weather === null ? CLEAR : WEATHERS.indexOf(weather.kind);
  engine.weatherUntil = weather?.until ?? 0;
  setDice(engine, state.dice);
  packSide(engine, engine.player, state.player, coming);
  packSide(engine, engine.opponent, state.opponent, coming);
}
