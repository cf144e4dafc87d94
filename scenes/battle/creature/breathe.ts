import type { SideName } from '../../../rules/model/events.ts';
import type { StageScene } from '../../shared/stageScene.ts';
import { idleAt } from '../poses/gaits.ts';
import type { Actor } from './actor.ts';
import { sides } from './cast.ts';

/** Seconds of one blink, and from blink to blink. */
const blinkTime = 0.12;
const blinkEvery = 4.3;

/** The creatures breathe and blink, each with its own phase. */
export function breathe(scene: StageScene, actors: Readonly<Record<SideName, Actor | null>>): void {
  let before = 0;
  scene.idle.add((seconds, strength) => {
    for (let index = 0; index < sides.length; index += 1) {
      const actor = actors[sides[index] ?? 'player'];
      if (actor === null) continue;
      const own = seconds + index * 0.7;
      idleAt(actor.gait, own, strength, actor.idle);
      actor.blink(strength === 1 && (own + index + blinkTime) % blinkEvery < blinkTime);
      actor.seconds += Math.max(seconds - before, 0) * strength;
      actor.apply();
    }
    before = seconds;
  });
}
