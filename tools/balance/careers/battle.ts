import { charmOf } from '../../../content/index.ts';
import { numberOf } from '../../../rules/battle/turn/takeChoice.ts';
import { NORMAL } from '../../../rules/creatures/kinds.ts';
import {
  attack,
  type BattleSetup,
  type BattleState,
  chooseCreature,
  type Dice,
  type Fighter,
  type Outcome,
  proceed,
  type RuleBook,
  type Slot,
  startBattle,
} from '../../../rules/index.ts';
import { type PlayerView, playerViewOf } from '../../../rules/model/playerView.ts';
import { chooseAction } from '../../../rules/opponent/chooseAction.ts';
import { battleDice } from '../random.ts';
import { PACE } from './pace.ts';
import type { Trainer } from './trainer.ts';

/** Returns the state after the player's choice in a round; null to take the most promising attack. */
export type Plan = (state: BattleState) => BattleState | null;

/** Upper bound for the rounds of a battle: a player who cannot win by then gives up. */
const MOST_ROUNDS = 200;

function must(outcome: Outcome): BattleState {
  if (!outcome.ok) throw new Error(`A choice was refused: ${outcome.reason}`);
  return outcome.state;
}

const teamOf = ({ team }: Trainer): Fighter[] =>
  team.map(({ species, level, moves }, at) => ({ id: `own ${at}`, species, level, moves, kind: NORMAL }));

/** Takes the attack with the best estimated damage. */
function attackBest(book: RuleBook, state: BattleState, dice: Dice): BattleState {
  const view: PlayerView = {
    ...playerViewOf({ ...state, round: state.round + 1 }, 'player'),
    difficulty: 'greedy',
  };
  const slot = numberOf(chooseAction(book, view, dice), view);
  return must(attack(book, state, (slot + 1) as Slot));
}

/** Sends the first creature that can still fight. */
function sendNext(book: RuleBook, state: BattleState): BattleState {
  const next = state.player.fighters.find(({ hp }) => hp > 0);
  return must(chooseCreature(book, state, next?.id ?? ''));
}

/**
 * Plays a battle to its end like the server and adds the time that it takes.
 * @param plan choices besides attacking, such as throwing balls
 */
export function fight(
  book: RuleBook,
  trainer: Trainer,
  setup: Omit<BattleSetup, 'team' | 'dice'>,
  dice: Dice,
  plan: Plan = () => null,
): BattleState {
  const { coins, experience } = charmOf([...trainer.charms]);
  const bonus = { coins, experience };
  let state = startBattle(book, { ...setup, bonus, team: teamOf(trainer), dice: battleDice(dice) });
  trainer.battles += 1;
  trainer.seconds += PACE.between;
  while (state.round < MOST_ROUNDS) {
    switch (state.page) {
      case 'selection':
        state = sendNext(book, state);
        trainer.seconds += PACE.choosing;
        break;
      case 'battle':
        state = plan(state) ?? attackBest(book, state, dice);
        trainer.seconds += PACE.round;
        break;
      case 'roundResults':
        state = must(proceed(book, state));
        break;
      default:
        return state;
    }
  }
  return state;
}
