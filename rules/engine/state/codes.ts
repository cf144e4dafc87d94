import {
  type Ailment,
  type AilmentVariant,
  CREATURE_TYPES,
  type CreatureType,
  type StageName,
} from '../../creatures/types.ts';
import type { BattleEvent, Condition } from '../../model/events.ts';

/** Numbers that stand for words inside a battle: each is the word's index in its list. */
export const CONDITIONS = [
  'burn',
  'freeze',
  'paralyz',
  'poison',
  'sleep',
  'confuse',
  'flinch',
  'seed',
  'trap',
] as const satisfies readonly Condition[];
export const BURN = 0;
export const FREEZE = 1;
export const PARALYZ = 2;
export const POISON = 3;
export const SLEEP = 4;
export const CONFUSE = 5;
export const FLINCH = 6;
export const SEED = 7;
export const TRAP = 8;
/** Conditions below this number are ailments. `HEALTHY` stands for no ailment. */
const AILMENT_COUNT = 5;
export const HEALTHY = -1;
export const AILMENTS = CONDITIONS.slice(0, AILMENT_COUNT) as readonly Ailment[];
/** Whether a condition stays when the creature leaves the battle, unlike confusion and flinching. */
export const isAilment = (condition: number): boolean => condition < AILMENT_COUNT;
/** Something else than a condition that may hold a creature back. */
export const HELD_BY_RECHARGE = 9;
export const HOLDS = [...CONDITIONS, 'recharge'] as const;

export const VARIANTS = [null, 'toxic', 'rest'] as const satisfies readonly (AilmentVariant | null)[];
export const PLAIN = 0;
export const TOXIC = 1;
export const OWN_REST = 2;

export const STAGE_NAMES = [
  'attack',
  'defense',
  'speed',
  'accuracy',
  'evasion',
] as const satisfies readonly StageName[];

/** Indexes in `STAGE_NAMES`. */
export const ATTACK = 0;
export const DEFENSE = 1;
export const SPEED = 2;
export const ACCURACY = 3;
export const EVASION = 4;
/** All stages at 0. */
export const CLEAR_STAGES: readonly number[] = STAGE_NAMES.map(() => 0);

/** Effectiveness of a normal hit, in quarters. */
export const PLAIN_QUARTERS = 4;

/** Indexes in `WEATHERS`; `CLEAR` stands for no weather. */
export const SUN = 0;
export const RAIN = 1;
export const SAND = 2;
export const HAIL = 3;
export const CLEAR = -1;
/** Never equal to the weather of a battle. */
export const NEVER = -2;

export const CAUSES = [
  'move',
  'recoil',
  'burn',
  'poison',
  'confuse',
  'fatigue',
  'seed',
  'trap',
  'sand',
  'hail',
  'crash',
  'sacrifice',
] as const satisfies readonly Extract<BattleEvent, { type: 'damage' }>['cause'][];
export const BY_MOVE = 0;
export const BY_RECOIL = 1;
export const BY_BURN = 2;
export const BY_POISON = 3;
export const BY_CONFUSION = 4;
export const BY_FATIGUE = 5;
export const BY_SEED = 6;
export const BY_TRAP = 7;
export const BY_SAND = 8;
export const BY_HAIL = 9;
export const BY_CRASH = 10;
export const BY_SACRIFICE = 11;

export const HEALS = ['drain', 'move', 'seed', 'rest'] as const satisfies readonly Extract<
  BattleEvent,
  { type: 'heal' }
>['cause'][];
export const HEALED_BY_DRAIN = 0;
export const HEALED_BY_MOVE = 1;
export const HEALED_BY_SEED = 2;
export const HEALED_BY_REST = 3;

/** Number of a creature type, 0 to 17, in the order of `CREATURE_TYPES`. */
export const typeNumber = (type: CreatureType): number => CREATURE_TYPES.indexOf(type);
/** A type as one bit, for sets of types. */
export const typeBit = (type: CreatureType): number => 1 << typeNumber(type);
export const FIRE = typeNumber('fire');
export const WATER = typeNumber('water');
