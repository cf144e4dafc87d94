import type { BattleCreature } from '../../../contract/shapes/creature.ts';
import { isDry } from '../../../rules/battle/turn/drink.ts';
import type { BallType } from '../../../rules/creatures/types.ts';
import type { Slot } from '../../../rules/model/choice.ts';
import type { BattleDetails } from '../../bridge/state.ts';
import { bridge } from '../../bridge/store.ts';
import {
  attack,
  battleAgain,
  choose,
  letDrink,
  proceed,
  runFromWild,
  switchTo,
  throwBall,
} from '../../client/battle/battle.ts';
import { leaveAddress } from '../../client/battle/leaveAddress.ts';
import { mayRun, mayTakeBack, otherStanding, thirsty } from '../../client/battle/switching.ts';
import { navigateTo } from '../../client/session/navigation.ts';
import { battleWords } from '../../locales/en/battle.ts';
import { moveTitle } from '../../locales/en/named/moves.ts';
import { speciesName } from '../../locales/en/named/species.ts';
import { battleTexts } from '../../locales/en/textMode/battle.ts';
import { consoleTexts } from '../../locales/en/textMode/console.ts';
import { folded } from '../../locales/folded.ts';
import { battleMovesOf, mineOf, teamOf } from '../../ui/creatureCard/facts/battleSides.ts';
import { attacksText, battleText, switchText } from '../battle/describeBattle.ts';
import { say } from '../said.ts';
import { formsOf } from '../typed.ts';
import type { TextCommand } from './parse.ts';

/** From the plainest ball to the best one. */
const PLAINEST_FIRST: readonly BallType[] = ['nball', 'gball', 'uball', 'mball'];

/** The battle as it is now; after the results of a round, as it is once they have been put away. */
async function present(): Promise<BattleDetails | null> {
  if (bridge.getState().battle.battle?.page === 'roundResults') await proceed();
  return bridge.getState().battle.battle;
}

/** The position, from 1, of a name or number in a list of what each is called; 0 if it is not there. */
function positionIn(names: readonly (readonly string[])[], wanted: string): number {
  const number = Number(wanted);
  if (Number.isInteger(number)) return names[number - 1]?.[0] ? number : 0;
  const forms = formsOf(wanted).map(folded);
  const isMeant = (name: string) => forms.some((form) => folded(name).startsWith(form));
  return names.findIndex((called) => called.some(isMeant)) + 1;
}

/** The creature of the team with this name or number, from 1. */
function namedIn(battle: BattleDetails, whom: string): BattleCreature | undefined {
  const team = teamOf(battle);
  const byName = positionIn(
    team.map(({ name }) => [speciesName(name), name]),
    whom,
  );
  const place =
    byName ||
    positionIn(
      team.map(({ nickname = '' }) => [nickname]),
      whom,
    );
  return team[place - 1];
}

/** Sends a creature of the team; without a name, the one that the page proposes. */
async function send(battle: BattleDetails, whom: string): Promise<void> {
  const chosen = whom ? namedIn(battle, whom) : mineOf(battle);
  if (chosen && chosen.hp > 0) await choose(chosen.id);
  else say(battleTexts.noCreature(whom));
}

/** Replaces the creature in battle; without a name, lists who could come. */
async function change(whom: string): Promise<void> {
  const battle = await present();
  if (battle?.page !== 'battle') return;
  if (!mayTakeBack(battle)) return say(battleWords.switching.held);
  if (!whom) return say(switchText(battle));
  const chosen = namedIn(battle, whom);
  if (chosen && otherStanding(battle).includes(chosen)) await switchTo(chosen.id);
  else say(battleTexts.noCreature(whom));
}

async function fight(whom: string): Promise<void> {
  const battle = await present();
  if (battle?.page === 'selection') return send(battle, whom);
  const mine = battle?.page === 'battle' && mineOf(battle);
  if (!battle || !mine) return;
  if (!whom) return say(attacksText(battle));
  const moves = battleMovesOf(mine).map((move) => (move ? [moveTitle(move), move] : []));
  const slot = positionIn(moves, whom);
  if (slot > 0) await attack(slot as Slot);
  else say(battleTexts.noAttack(whom));
}

/** Throws a ball; without a name, the plainest one that the player has. */
async function throwOne(wanted: BallType | null): Promise<void> {
  const battle = await present();
  if (battle?.page !== 'battle') return;
  if (battle.battleType !== 'wb') return say(battleTexts.onlyWild);
  const items = bridge.getState().session.profile?.items;
  const ball = (wanted ? [wanted] : PLAINEST_FIRST).find((each) => (items?.[each] ?? 0) > 0);
  if (ball) await throwBall(ball);
  else say(battleTexts.noBall);
}

/** Gives a creature of the team a draught; without a name, the one in battle. */
async function drink(whom: string): Promise<void> {
  const battle = await present();
  if (battle?.page !== 'battle') return;
  const creature = whom ? namedIn(battle, whom) : mineOf(battle);
  if (isDry(battle.battleType)) say(battleTexts.dry);
  else if (!bridge.getState().session.profile?.flask) say(battleWords.flask.empty);
  else if (!creature) say(battleTexts.noCreature(whom));
  else if (thirsty(battle).includes(creature)) await letDrink(creature.id);
  else say(battleWords.flask.unhurt);
}

/** Tries to run away from the wild creature. */
async function run(): Promise<void> {
  const battle = await present();
  if (battle?.page !== 'battle') return;
  if (battle.battleType !== 'wb') say(battleTexts.noRun);
  else if (mayRun(battle)) await runFromWild();
  else say(battleWords.running.held);
}

async function goOn(battle: BattleDetails): Promise<void> {
  if (battle.page === 'selection') return send(battle, '');
  if (battle.page === 'battle') return say(battleText(battle));
  if (battle.page === 'roundResults') return proceed();
  const { to, state } = leaveAddress(battle);
  navigateTo(to, { state });
}

const isOver = ({ page, fled }: BattleDetails): boolean =>
  fled === true || page === 'win' || page === 'lose' || page === 'caught';

async function again(battle: BattleDetails): Promise<void> {
  const isPossible = isOver(battle) && (battle.gymId !== null || battle.userBattaleDetails !== null);
  if (isPossible) await battleAgain();
  else say(consoleTexts.noRematch);
}

/** Carries out a command in a battle. */
export async function runInBattle(command: TextCommand): Promise<void> {
  const { battle, busy, playback } = bridge.getState().battle;
  if (!battle) return say(battleTexts.noBattle);
  if (command.act === 'look' || command.act === 'where') return say(battleText(battle));
  if (busy || playback) return say(battleTexts.wait);
  switch (command.act) {
    case 'next':
      return goOn(battle);
    case 'again':
      return again(battle);
    case 'number':
      return isOver(battle) ? say(battleText(battle)) : fight(String(command.number));
    case 'fight':
      return isOver(battle) ? say(battleText(battle)) : fight(command.whom);
    case 'ball':
      return isOver(battle) ? say(battleText(battle)) : throwOne(command.ball);
    case 'drink':
      return isOver(battle) ? say(battleText(battle)) : drink(command.whom);
    case 'run':
      return isOver(battle) ? say(battleText(battle)) : run();
    case 'send':
      if (isOver(battle)) return say(battleText(battle));
      return battle.page === 'selection' ? send(battle, command.whom) : change(command.whom);
    default:
      return say(consoleTexts.nothingToDo);
  }
}
