import { copyBattle } from './copy.ts';
import type { BattleEvent, Condition, SideName } from './events.ts';
import { fighting, otherSide } from './sides.ts';
import type { BattleDraft, BattleState, SideDraft } from './state.ts';

export const NO_STAGES = { attack: 0, defense: 0, speed: 0, accuracy: 0, evasion: 0 } as const;

type Of<Type extends BattleEvent['type']> = Extract<BattleEvent, { type: Type }>;

function send(side: SideDraft, creature: string, round: number): void {
  side.active = side.fighters.findIndex((fighter) => fighter.id === creature);
  side.since = round;
  side.stages = { ...NO_STAGES };
  side.confused = -1;
  side.flinching = false;
  side.resting = false;
  side.received = null;
}

function move(draft: BattleDraft, name: SideName, key: string): void {
  const side = draft[name];
  const { seen } = fighting(side);
  if (!seen.includes(key)) seen.push(key);
  if (side.confused >= 0) side.confused += 1;
  draft[otherSide(name)].received = { move: key, dodge: false, mult: 1, damage: 0 };
}

function damage(side: SideDraft, event: Of<'damage'>): void {
  fighting(side).hp = event.hp;
  if (event.cause === 'confuse') side.confused += 1;
  if (event.cause !== 'move' || side.received === null) return;
  side.received = { ...side.received, mult: event.mult, damage: side.received.damage + event.amount };
}

function afflict(side: SideDraft, condition: Condition): void {
  if (condition === 'confuse') side.confused = 0;
  else if (condition === 'flinch') side.flinching = true;
  else {
    const creature = fighting(side);
    creature.ailment = condition;
    creature.slept = 0;
  }
}

function recover(side: SideDraft, condition: Condition): void {
  if (condition === 'confuse') side.confused = -1;
  else if (condition === 'flinch') side.flinching = false;
  else {
    const creature = fighting(side);
    creature.ailment = null;
    creature.slept = 0;
  }
}

/** A round spent in holding back uses up flinching and resting, whatever the cause was. */
function hold(side: SideDraft, cause: Of<'hold'>['cause']): void {
  side.flinching = false;
  side.resting = false;
  if (cause === 'sleep') fighting(side).slept += 1;
}

/**
 * Changes the draft as the event says. This is the only code that changes hit points, conditions and stages:
 * whoever has the state before and the events has the state after.
 */
export function apply(draft: BattleDraft, event: BattleEvent): void {
  switch (event.type) {
    case 'send':
      send(draft[event.side], event.creature, draft.round);
      break;
    case 'move':
      move(draft, event.side, event.move);
      break;
    case 'miss':
      draft[event.side].received = { move: event.move, dodge: true, mult: 1, damage: 0 };
      break;
    case 'unaffected': {
      const side = draft[event.side];
      if (side.received !== null) side.received = { ...side.received, mult: 0 };
      break;
    }
    case 'damage':
      damage(draft[event.side], event);
      break;
    case 'heal':
      fighting(draft[event.side]).hp = event.hp;
      break;
    case 'afflict':
      afflict(draft[event.side], event.condition);
      break;
    case 'recover':
      recover(draft[event.side], event.condition);
      break;
    case 'hold':
      hold(draft[event.side], event.cause);
      break;
    case 'recharge':
      draft[event.side].resting = true;
      break;
    case 'stage':
      draft[event.side].stages[event.stage] += event.by;
      break;
    default:
      // The rest tells the player something and leaves the battle as it is.
      break;
  }
}

/** The state with the events applied in order. Page, round, dice and the list of last events are not theirs to change. */
export function applyEvents(state: BattleState, events: readonly BattleEvent[]): BattleState {
  const draft = { ...copyBattle(state), events: [...state.events] };
  for (const event of events) apply(draft, event);
  return draft;
}
