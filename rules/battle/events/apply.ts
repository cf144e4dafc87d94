import type { Ailment, AilmentVariant } from '../../creatures/types.ts';
import type { BattleEvent, SideName } from '../../model/events.ts';
import { fighting, otherSide } from '../../model/sides.ts';
import type {
  BattleDraft,
  BattleState,
  FighterDraft,
  FighterState,
  SideDraft,
  SideState,
} from '../../model/state.ts';

const copyFighter = (fighter: FighterState): FighterDraft => ({ ...fighter, seen: [...fighter.seen] });

const copySide = (side: SideState): SideDraft => ({
  ...side,
  fighters: side.fighters.map(copyFighter),
  stages: { ...side.stages },
});

/** Copies a battle so that events can be applied to the copy. Values that never change within a battle are shared. */
function copyBattle(state: BattleState): BattleDraft {
  return { ...state, player: copySide(state.player), opponent: copySide(state.opponent), events: [] };
}

export const NO_STAGES = { attack: 0, defense: 0, speed: 0, accuracy: 0, evasion: 0 } as const;

type Of<Type extends BattleEvent['type']> = Extract<BattleEvent, { type: Type }>;

/** Values that concern only the creature in battle, as they are before the first creature and for each new one. */
export const FRESH = {
  confused: -1,
  flinching: false,
  resting: false,
  received: null,
  seeded: false,
  trapped: -1,
  guardRound: 0,
  guardRow: 0,
  locked: null,
  hidden: false,
  raged: 0,
} as const;

function send(draft: BattleDraft, name: SideName, creature: string): void {
  const side = draft[name];
  side.active = side.fighters.findIndex((fighter) => fighter.id === creature);
  side.since = draft.round;
  side.stages = { ...NO_STAGES };
  Object.assign(side, FRESH);
  if (fighting(side).variant === 'toxic') fighting(side).venom = 0;
  draft[otherSide(name)].trapped = -1;
}

/** Starts an action: the other side learns the move, and a lock from the previous round ends. */
function begin(side: SideDraft, key: string): void {
  const { seen } = fighting(side);
  if (!seen.includes(key)) seen.push(key);
  if (side.confused >= 0) side.confused += 1;
  if (side.locked === null) side.raged = 0;
  side.locked = null;
  side.hidden = false;
}

function move(draft: BattleDraft, name: SideName, key: string): void {
  begin(draft[name], key);
  draft[otherSide(name)].received = { move: key, dodge: false, mult: 1, damage: 0 };
}

/** Losing a turn ends a charge or rampage. */
function loseHold(side: SideDraft): void {
  side.locked = null;
  side.hidden = false;
  side.raged = 0;
}

function damage(side: SideDraft, event: Of<'damage'>): void {
  const creature = fighting(side);
  creature.hp = event.hp;
  if (event.cause === 'confuse') {
    side.confused += 1;
    loseHold(side);
  }
  if (event.cause === 'trap') side.trapped += 1;
  if (event.cause === 'poison' && creature.variant === 'toxic') creature.venom += 1;
  if (event.cause !== 'move' || side.received === null) return;
  side.received = { ...side.received, mult: event.mult, damage: side.received.damage + event.amount };
}

function setAilment(creature: FighterDraft, ailment: Ailment | null, variant: AilmentVariant | null): void {
  Object.assign(creature, { ailment, variant, slept: 0, venom: 0 });
}

function afflict(side: SideDraft, { condition, variant }: Of<'afflict'>): void {
  if (condition === 'confuse') side.confused = 0;
  else if (condition === 'flinch') side.flinching = true;
  else if (condition === 'seed') side.seeded = true;
  else if (condition === 'trap') side.trapped = 0;
  else setAilment(fighting(side), condition, variant ?? null);
}

/** The creature that an event names, otherwise the one in battle. */
const concerned = (side: SideDraft, creature: string | undefined): FighterDraft =>
  side.fighters.find(({ id }) => id === creature) ?? fighting(side);

function recover(side: SideDraft, { condition, creature }: Of<'recover'>): void {
  if (condition === 'confuse') side.confused = -1;
  else if (condition === 'flinch') side.flinching = false;
  else if (condition === 'seed') side.seeded = false;
  else if (condition === 'trap') side.trapped = -1;
  else {
    setAilment(concerned(side, creature), null, null);
  }
}

/** Marks the received move as dodged if it did no damage. */
function dodge(side: SideDraft): void {
  if (side.received?.damage === 0) side.received = { ...side.received, dodge: true };
}

function guard(side: SideDraft, round: number): void {
  side.guardRow = side.guardRound === round - 1 ? side.guardRow + 1 : 1;
  side.guardRound = round;
}

function swap({ player, opponent }: BattleDraft): void {
  const own = player.stages;
  player.stages = opponent.stages;
  opponent.stages = own;
}

/** A lost round clears flinching and resting, whatever the cause was. */
function hold(side: SideDraft, cause: Of<'hold'>['cause']): void {
  side.flinching = false;
  side.resting = false;
  loseHold(side);
  if (cause === 'sleep') fighting(side).slept += 1;
}

/**
 * Changes the draft as the event says. It copies values from the event and calculates nothing by the rules, so the
 * state before a round and its events are enough to get the state after it. The engine makes the same changes to its
 * numbers; a property test checks that both agree.
 */
export function apply(draft: BattleDraft, event: BattleEvent): void {
  switch (event.type) {
    case 'send':
      send(draft, event.side, event.creature);
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
      concerned(draft[event.side], event.creature).hp = event.hp;
      break;
    case 'afflict':
      afflict(draft[event.side], event);
      break;
    case 'recover':
      recover(draft[event.side], event);
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
    case 'charge':
      begin(draft[event.side], event.move);
      draft[event.side].locked = event.move;
      draft[event.side].hidden = event.hidden;
      break;
    case 'rampage':
      draft[event.side].raged += 1;
      draft[event.side].locked = event.move;
      break;
    case 'guard':
      guard(draft[event.side], draft.round);
      break;
    case 'blocked':
      dodge(draft[event.side]);
      break;
    case 'fail':
      dodge(draft[otherSide(event.side)]);
      break;
    case 'screen':
      draft[event.side].screenUntil = event.until;
      break;
    case 'fade':
      draft[event.side].screenUntil = 0;
      break;
    case 'great':
      draft[event.side].greatUsed = true;
      break;
    case 'weather':
      draft.weather = event.weather === null ? null : { kind: event.weather, until: event.until };
      break;
    case 'run':
      draft.escapes = (draft.escapes ?? 0) + 1;
      break;
    case 'reset':
      for (const side of [draft.player, draft.opponent]) side.stages = { ...NO_STAGES };
      break;
    case 'swap':
      swap(draft);
      break;
    default:
      // The other events only inform the player and leave the battle unchanged.
      break;
  }
}

/** The state with the events applied in order. Page, round, dice and the list of last events are kept. */
export function applyEvents(state: BattleState, events: readonly BattleEvent[]): BattleState {
  const draft = { ...copyBattle(state), events: [...state.events] };
  for (const event of events) apply(draft, event);
  return draft;
}
