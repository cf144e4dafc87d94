import type { MoveEffect } from '../../rules/battle/moves.ts';

const sentence = (effect: MoveEffect): string => {
  switch (effect.kind) {
    case 'ailment':
      return effect.ailment;
    case 'condition':
      return effect.condition;
    case 'stage': {
      const whose = effect.on === 'user' ? 'the user’s' : 'the target’s';
      const verb = effect.by > 0 ? 'raises' : 'lowers';
      const how = Math.abs(effect.by) > 1 ? ' sharply' : '';
      return `${effect.chance === undefined ? '' : 'may '}${verb.slice(0, effect.chance === undefined ? undefined : -1)} ${whose} ${effect.stage}${how}`;
    }
    case 'drain':
      return `heals the user by ${effect.percent} % of the damage`;
    case 'recoil':
      return `hurts the user by ${effect.percent} % of the damage`;
    case 'heal':
      return `heals the user by ${effect.percent} % of its hp`;
    case 'hits':
      return effect.least === effect.most
        ? `hits ${effect.least} times`
        : `hits ${effect.least} to ${effect.most} times`;
    case 'sharp':
      return 'critical hits are likely';
    case 'priority':
      return effect.by > 0 ? 'acts first' : 'acts last';
    case 'recharge':
      return 'the user rests the round after';
  }
};

/** What the effects do, in the words of the move list; empty for none. A lone condition keeps its bare name. */
export function describeEffects(effects: readonly MoveEffect[]): string {
  return effects.map(sentence).join(', ');
}
