import type { StageScene } from '../shared/stageScene.ts';
import type { Actor } from './actor.ts';

/** Seconds of one breath, of one blink, and between blinks. */
const breathTime = 1.9;
const blinkTime = 0.12;
const blinkEvery = 4.3;

/** The creatures breathe, each at its own moment, and blink now and then. */
export function breathe(scene: StageScene, actors: () => readonly (Actor | null)[]): void {
  scene.idle.add((seconds, strength) => {
    actors().forEach((actor, index) => {
      if (actor === null) return;
      const own = seconds + index * 0.7;
      actor.breath = 0.014 * strength * (1 + Math.sin((own / breathTime) * Math.PI * 2));
      actor.blink(strength === 1 && (own + index) % blinkEvery < blinkTime);
      actor.apply();
    });
  });
}
