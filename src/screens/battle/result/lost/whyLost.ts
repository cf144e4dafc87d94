import type { BattleDetails } from '../../../../bridge/state.ts';
import { attacks } from './why/attacks.ts';
import { ballsGiven } from './why/balls.ts';
import { close } from './why/close.ts';
import { dealer } from './why/dealer.ts';
import { help } from './why/help.ts';
import { hindered } from './why/hindered.ts';
import { levels } from './why/levels.ts';
import { misses } from './why/misses.ts';
import { numbers } from './why/numbers.ts';
import { speed } from './why/speed.ts';
import { storyOf } from './why/story.ts';
import { turning } from './why/turning.ts';
import { types } from './why/types.ts';

const LINES = 3;

/**
 * Returns three reasons of different kinds why a battle was lost, highest weight first. `levels` and `close` always
 * give a reason, even if this window has received few rounds.
 * @param states the states that this window has received, oldest first
 * @param last the final state
 */
export function whyLost(states: readonly BattleDetails[], last: BattleDetails): readonly string[] {
  const story = storyOf(states, last);
  const balls = ballsGiven(states.findLast(({ catchChances }) => catchChances)?.catchChances ?? null);
  const kinds = [
    types,
    levels,
    attacks,
    numbers,
    turning,
    hindered,
    misses,
    dealer,
    speed,
    balls,
    help,
    close,
  ];
  return kinds
    .map((seek) => seek(story))
    .filter((reason) => reason !== null)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, LINES)
    .map(({ text }) => text);
}
