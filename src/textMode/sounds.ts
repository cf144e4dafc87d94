import { groundAt } from '../../content/maps/legend.ts';
import { stepSounds } from '../../content/maps/stepSounds.ts';
import { sendCue } from '../bridge/signals/cues.ts';
import type { BattleDetails, WildCreature } from '../bridge/state.ts';
import { textMode } from '../client/session/textMode.ts';
import type { MapSurroundings } from './map/describe.ts';

/** Volume of a wall beside the player, its stereo pan, and the milliseconds after the step at which it sounds. */
const WALL = { force: 0.22, pan: 0.8, after: 80 } as const;

/** With the canvas, the scenes play the sounds of steps, creatures and battles themselves. */
const isWithoutScenes = (): boolean => textMode.getState() === 'only';

/** Plays the ground that was stepped on, and a dull sound on the left or right where a wall is beside the player. */
export function soundStep({ map, at, sights }: MapSurroundings): void {
  const ground = groundAt(map, at.x, at.y);
  if (ground && isWithoutScenes()) {
    const [effect, force] = stepSounds[ground];
    sendCue({ effect, force });
  }
  const isClosed = (way: 'w' | 'e') =>
    sights.some(({ direction, stretches }) => direction === way && stretches.length === 0);
  // One after the other: two cues of one effect at the same time count as one.
  if (isClosed('w')) setTimeout(soundWall, WALL.after, -WALL.pan);
  if (isClosed('e')) setTimeout(soundWall, 2 * WALL.after, WALL.pan);
}

const soundWall = (pan: number): void => sendCue({ effect: 'bump', force: WALL.force, pan });

/** Plays the sounds of a creature that has appeared. */
export function soundEncounter({ name }: WildCreature): void {
  if (!isWithoutScenes()) return;
  sendCue({ effect: 'encounter' });
  sendCue({ cry: name.toLowerCase() });
}

/** Plays the most telling sound of a round, since there is no animation that does it. */
export function soundRound({ events }: BattleDetails): void {
  if (!isWithoutScenes()) return;
  const has = (type: BattleDetails['events'][number]['type']) => events.some((event) => event.type === type);
  const thrown = events.find((event) => event.type === 'throw');
  if (thrown) sendCue({ effect: thrown.caught ? 'caught' : 'escape' });
  else if (events.some((event) => event.type === 'run' && event.away)) sendCue({ effect: 'step-grass' });
  else if (has('drink')) sendCue({ effect: 'mend' });
  else if (has('level')) sendCue({ effect: 'level-up' });
  else if (has('faint')) sendCue({ effect: 'faint' });
  else if (has('damage')) sendCue({ effect: 'hit' });
  else if (has('miss')) sendCue({ effect: 'miss' });
}
