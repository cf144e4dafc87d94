import type { BallType, StageName, Weather } from '../../rules/creatures/types.ts';
import type { BattleEvent, Condition, SideName } from '../../rules/model/events.ts';
import type { MoveAppearance } from '../../src/bridge/canvas.ts';

/** One step of a round's animation. `side` is the side where it is shown. */
export type AnimationStep =
  | { readonly show: 'enter'; readonly side: SideName; readonly creature: string; readonly first: boolean }
  | {
      readonly show: 'attack';
      readonly side: SideName;
      readonly move: string;
      readonly appearance: MoveAppearance | null;
      /** Whether the move affects the other side or the user itself. */
      readonly aim: 'other' | 'self';
      /** False if the move missed, was blocked or failed. */
      readonly lands: boolean;
    }
  | { readonly show: 'miss'; readonly side: SideName }
  | { readonly show: 'unaffected'; readonly side: SideName }
  | ({ readonly show: 'hurt'; readonly side: SideName } & Hurt)
  | { readonly show: 'mend'; readonly side: SideName; readonly amount: number; readonly hp: number }
  | { readonly show: 'afflict' | 'recover' | 'hold'; readonly side: SideName; readonly cause: Cause }
  | { readonly show: 'stage'; readonly side: SideName; readonly stage: StageName; readonly by: number }
  /** A few words at a creature, or at both if `side` is null. */
  | { readonly show: 'tell'; readonly side: SideName | null; readonly word: Told }
  | { readonly show: 'faint'; readonly side: SideName }
  | { readonly show: 'throw'; readonly ball: BallType; readonly shakes: number; readonly caught: boolean }
  | { readonly show: 'run'; readonly side: SideName; readonly away: boolean }
  | { readonly show: 'level'; readonly creature: string; readonly level: number }
  | { readonly show: 'end'; readonly winner: SideName };

export type Cause = Condition | 'recharge';

type Told =
  | 'charge'
  | 'hide'
  | 'guard'
  | 'blocked'
  | 'fail'
  | 'screen'
  | 'fade'
  | Weather
  | 'clear'
  | 'reset'
  | 'swap';

export interface Hurt {
  readonly amount: number;
  /** Hit points after the hit. */
  readonly hp: number;
  readonly mult: number;
  readonly critical: boolean;
  /** Appearance of the move that hurt; null for recoil and conditions. */
  readonly appearance: MoveAppearance | null;
  /** Number of earlier hits of the same move, and whether another hit follows. */
  readonly hit: number;
  readonly more: boolean;
  /** The cause of the damage: the move, or for example recoil or a condition. */
  readonly cause: Extract<BattleEvent, { type: 'damage' }>['cause'];
}

/** The id of the creature on each side; null for an empty platform. */
export type StandingCreatures = Readonly<Record<SideName, string | null>>;

export type AppearanceOfMove = (move: string) => MoveAppearance | null;

/**
 * Turns the events of a round into the steps of its animation. All numbers come from the events. Several hits of one
 * move stay several steps. Events that are not animated appear only in the log.
 */
export function planRound(
  events: readonly BattleEvent[],
  before: StandingCreatures,
  appearanceOf: AppearanceOfMove,
): readonly AnimationStep[] {
  const standing = { ...before };
  let last: MoveAppearance | null = null;
  let hit = 0;
  const steps: AnimationStep[] = [];
  for (const [index, event] of events.entries()) {
    if (event.type === 'move') last = appearanceOf(event.move);
    hit = isHit(event) && isHit(events[index - 1]) ? hit + 1 : 0;
    if (event.type === 'send' && standing[event.side] === event.creature) continue;
    if (event.type === 'move') {
      const caused = causedBy(events, index);
      // In a charging turn the user does not strike.
      if (caused[0]?.type === 'charge') continue;
      const aim = aimOf(event.side, caused);
      const lands = !caused.some(({ type }) => prevented.has(type));
      steps.push({ show: 'attack', side: event.side, move: event.move, appearance: last, aim, lands });
      continue;
    }
    const step = stepOf(event, { appearance: last, hit, more: isHit(events[index + 1]) }, standing);
    if (event.type === 'send') standing[event.side] = event.creature;
    if (step !== null) steps.push(step);
  }
  return steps;
}

const beginnings: ReadonlySet<AnimationStep['show']> = new Set([
  'attack',
  'throw',
  'run',
  'faint',
  'enter',
  'level',
  'end',
]);

/** Whether a step is the first one of an action: what it causes follows it. */
export const beginsAction = ({ show }: AnimationStep): boolean => beginnings.has(show);

const isHit = (event: BattleEvent | undefined): boolean => event?.type === 'damage' && event.cause === 'move';

/** The events between a move and the next move. */
function causedBy(events: readonly BattleEvent[], move: number): readonly BattleEvent[] {
  const following = events.slice(move + 1);
  const next = following.findIndex((event) => event.type === 'move');
  return next === -1 ? following : following.slice(0, next);
}

const prevented: ReadonlySet<BattleEvent['type']> = new Set(['miss', 'blocked', 'fail']);

/** 'other' if at least one effect of the move happens on the other side, or if it has no effect. */
function aimOf(side: SideName, caused: readonly BattleEvent[]): 'other' | 'self' {
  const effects = caused.filter((event) => targeting.has(event.type));
  if (effects.length === 0) return 'other';
  return effects.some((event) => 'side' in event && event.side !== side) ? 'other' : 'self';
}

const targeting: ReadonlySet<BattleEvent['type']> = new Set([
  'damage',
  'miss',
  'unaffected',
  'afflict',
  'stage',
  'heal',
  'blocked',
  'fail',
]);

function stepOf(
  event: Exclude<BattleEvent, { type: 'move' }>,
  { appearance, hit, more }: Pick<Hurt, 'appearance' | 'hit' | 'more'>,
  standing: StandingCreatures,
): AnimationStep | null {
  switch (event.type) {
    case 'send':
      return {
        show: 'enter',
        side: event.side,
        creature: event.creature,
        first: standing[event.side] === null,
      };
    case 'damage': {
      const { side, amount, hp, mult, critical, cause } = event;
      return {
        show: 'hurt',
        side,
        amount,
        hp,
        mult,
        critical,
        cause,
        appearance: cause === 'move' ? appearance : null,
        hit,
        more: cause === 'move' && more,
      };
    }
    case 'heal':
      if (event.creature !== undefined) return null;
      return { show: 'mend', side: event.side, amount: event.amount, hp: event.hp };
    case 'recover':
      if (event.creature !== undefined) return null;
      return { show: 'recover', side: event.side, cause: event.condition };
    case 'afflict':
      return { show: 'afflict', side: event.side, cause: event.condition };
    case 'hold':
      return { show: 'hold', side: event.side, cause: event.cause };
    case 'stage':
      return { show: 'stage', side: event.side, stage: event.stage, by: event.by };
    case 'throw':
      return { show: 'throw', ball: event.ball, shakes: event.shakes, caught: event.caught };
    case 'run':
      return { show: 'run', side: event.side, away: event.away };
    case 'level':
      return Object.values(standing).includes(event.creature)
        ? { show: 'level', creature: event.creature, level: event.level }
        : null;
    case 'miss':
    case 'unaffected':
    case 'faint':
      return { show: event.type, side: event.side };
    case 'charge':
      return { show: 'tell', side: event.side, word: event.hidden ? 'hide' : 'charge' };
    case 'guard':
    case 'blocked':
    case 'fail':
    case 'screen':
    case 'fade':
      return { show: 'tell', side: event.side, word: event.type };
    case 'weather':
      return { show: 'tell', side: null, word: event.weather ?? 'clear' };
    case 'reset':
    case 'swap':
      return { show: 'tell', side: null, word: event.type };
    case 'end':
      return { show: 'end', winner: event.winner };
    default:
      return null;
  }
}
