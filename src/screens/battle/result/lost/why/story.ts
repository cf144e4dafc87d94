import type { BattleEvent, SideName } from '../../../../../../rules/model/events.ts';
import type { BattleDetails } from '../../../../../bridge/state.ts';
import { stepsOf } from '../../../../../client/battle/log/battleLog.ts';

type Of<Type extends BattleEvent['type']> = Extract<BattleEvent, { type: Type }>;

/** An event that affected `side` in a round; `mine` and `foe` are the ids of the creatures that fought then. */
interface Happening {
  readonly round: number;
  readonly side: SideName;
  readonly mine: string | null;
  readonly foe: string | null;
}
/** Damage to `side` by a move of the other side. */
export interface Blow extends Happening, Pick<Of<'damage'>, 'amount' | 'mult' | 'critical'> {
  readonly move: string;
}
export type Wear = Happening & Pick<Of<'damage'>, 'amount' | 'cause'>;
export type Hold = Happening & Pick<Of<'hold'>, 'cause'>;
/** A move that was used by `side`. */
export type Use = Happening & { readonly move: string };

/** A lost battle, as far as this window has received it. */
export interface Story {
  readonly last: BattleDetails;
  /** Whether every round is known. */
  readonly isWhole: boolean;
  readonly blows: readonly Blow[];
  readonly wears: readonly Wear[];
  readonly holds: readonly Hold[];
  readonly uses: readonly Use[];
  /** Moves that `side` dodged, and moves to which it is immune. */
  readonly dodges: readonly Happening[];
  readonly immune: readonly Happening[];
  /** Number of balls thrown. */
  readonly throws: number;
}

/** Collects the events of a battle from its states (oldest first); `last` is the final state. */
export function storyOf(states: readonly BattleDetails[], last: BattleDetails): Story {
  const story = {
    last,
    isWhole: isWhole(states, last),
    blows: [] as Blow[],
    wears: [] as Wear[],
    holds: [] as Hold[],
    uses: [] as Use[],
    dodges: [] as Happening[],
    immune: [] as Happening[],
    throws: 0,
  };
  for (const { before, after } of stepsOf(states)) {
    let mine = before.selectedPokemonId;
    let foe = before.opponentSelectedId;
    let move = '';
    for (const event of after.events) {
      const here = { round: after.round, mine, foe };
      if (event.type === 'send' && event.side === 'player') mine = event.creature;
      else if (event.type === 'send') foe = event.creature;
      else if (event.type === 'throw') story.throws += 1;
      else if (event.type === 'move') {
        move = event.move;
        story.uses.push({ ...here, side: event.side, move });
      } else if (event.type === 'damage') {
        const { side, amount, mult, critical, cause } = event;
        if (cause === 'move') story.blows.push({ ...here, side, amount, mult, critical, move });
        else story.wears.push({ ...here, side, amount, cause });
      } else if (event.type === 'hold') story.holds.push({ ...here, side: event.side, cause: event.cause });
      else if (event.type === 'miss') story.dodges.push({ ...here, side: event.side });
      else if (event.type === 'unaffected') story.immune.push({ ...here, side: event.side });
    }
  }
  return story;
}

/** Whether this window has received the results of every round. */
function isWhole(states: readonly BattleDetails[], { round }: BattleDetails): boolean {
  const told = new Set(states.filter(({ page }) => page === 'roundResults').map((state) => state.round));
  return round > 0 && told.size === round;
}
