import type { Ailment, StageName, Weather } from '../../rules/creatures/types.ts';
import type { MoveEffect } from '../../rules/model/moves.ts';

const afflict =
  (ailment: Ailment) =>
  (chance?: number): MoveEffect => ({
    kind: 'ailment',
    ailment,
    ...(chance === undefined ? {} : { chance }),
  });
const condition =
  (name: 'confuse' | 'flinch') =>
  (chance?: number): MoveEffect => ({
    kind: 'condition',
    condition: name,
    ...(chance === undefined ? {} : { chance }),
  });

export const burn = afflict('burn');
export const freeze = afflict('freeze');
export const paralyz = afflict('paralyz');
export const poison = afflict('poison');
export const sleep = afflict('sleep');
export const confuse = condition('confuse');
export const flinch = condition('flinch');

/** Lowers a stage of the target, always or with a chance in percent. */
export const lower = (stage: StageName, by = 1, chance?: number): MoveEffect => ({
  kind: 'stage',
  on: 'target',
  stage,
  by: -by,
  ...(chance === undefined ? {} : { chance }),
});
/** Raises a stage of the user, always or with a chance in percent. */
export const raise = (stage: StageName, by = 1, chance?: number): MoveEffect => ({
  kind: 'stage',
  on: 'user',
  stage,
  by,
  ...(chance === undefined ? {} : { chance }),
});
/** Lowers a stage of the user itself: the cost of a strong move. */
export const tire = (stage: StageName, by = 1): MoveEffect => ({ kind: 'stage', on: 'user', stage, by: -by });
/** Raises a stage of the target: a drawback of the move. */
export const embolden = (stage: StageName, by = 1): MoveEffect => ({
  kind: 'stage',
  on: 'target',
  stage,
  by,
});
/** The user gains a percentage of the damage done. */
export const drain = (percent = 50): MoveEffect => ({ kind: 'drain', percent });
/** The user loses a percentage of the damage done. */
export const recoil = (percent = 33): MoveEffect => ({ kind: 'recoil', percent });
/** The user regains a percentage of its maximum hp. */
export const heal = (percent = 50): MoveEffect => ({ kind: 'heal', percent });
/** Strikes several times, each number from `least` to `most` equally likely. */
export const hits = (least = 2, most = 5): MoveEffect => ({ kind: 'hits', least, most });
/** Moves of higher priority act first, -7 to 5. */
export const quick = (by = 1): MoveEffect => ({ kind: 'priority', by });
/** Fixed damage: a number or the user's level, whatever power players see. */
export const fixed = (amount: number | 'level'): MoveEffect => ({ kind: 'fixed', amount });
/** Ends the ailment of the user, or of its whole team. */
export const cure = (whom: 'self' | 'team'): MoveEffect => ({ kind: 'cure', whom });
/** Starts a weather for five rounds. */
export const weather = (name: Weather): MoveEffect => ({ kind: 'weather', weather: name });
/** Charges for a round, except in one weather. */
export const charge = (swiftIn?: Weather): MoveEffect => ({
  kind: 'charge',
  ...(swiftIn === undefined ? {} : { swiftIn }),
});
/** Poison that grows each round, always or with a chance in percent. */
export const toxic = (chance?: number): MoveEffect => ({
  kind: 'toxic',
  ...(chance === undefined ? {} : { chance }),
});
/** Never misses, always or in one weather. */
export const sure = (where?: Weather): MoveEffect => ({
  kind: 'sure',
  ...(where === undefined ? {} : { in: where }),
});
/** Doubles its power under a condition: see `MoveEffect`. */
export const surge = (when: 'ailment' | 'ownAilment' | 'half' | 'leaving' | 'hidden'): MoveEffect => ({
  kind: 'surge',
  when,
});

/** Heals more in the sun and less in other weather. */
export const bask: MoveEffect = { kind: 'heal', percent: 50, bySun: true };
export const crash: MoveEffect = { kind: 'crash' };
export const dig: MoveEffect = { kind: 'charge', hide: true };
export const focus: MoveEffect = { kind: 'focus' };
export const foul: MoveEffect = { kind: 'foul' };
export const great: MoveEffect = { kind: 'great' };
export const halve: MoveEffect = { kind: 'halve' };
export const leaveAtOne: MoveEffect = { kind: 'leaveAtOne' };
export const ohko: MoveEffect = { kind: 'ohko' };
export const protect: MoveEffect = { kind: 'protect' };
export const rampage: MoveEffect = { kind: 'rampage' };
export const recharge: MoveEffect = { kind: 'recharge' };
export const reset: MoveEffect = { kind: 'reset' };
export const rest: MoveEffect = { kind: 'rest' };
export const sacrifice: MoveEffect = { kind: 'sacrifice' };
export const screen: MoveEffect = { kind: 'screen' };
export const seed: MoveEffect = { kind: 'seed' };
export const sharp: MoveEffect = { kind: 'sharp' };
export const shatter: MoveEffect = { kind: 'shatter' };
export const sleeper: MoveEffect = { kind: 'sleeper' };
export const swap: MoveEffect = { kind: 'swap' };
export const trap: MoveEffect = { kind: 'trap' };
