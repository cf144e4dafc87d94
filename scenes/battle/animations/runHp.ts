import type { SideName } from '../../../rules/model/events.ts';
import { between, slowEnd } from '../../shared/ease.ts';
import type { Arena } from '../arena.ts';

/** Lets the bar and the figures run to the hit points that an event named. */
export function runHp({ scene, plates }: Arena, side: SideName, hp: number, ms = 520): Promise<void> {
  const plate = plates[side];
  const from = plate.hp;
  return scene.motion.run({
    ms,
    ease: slowEnd,
    step: (progress) => plate.run(progress === 1 ? hp : between(from, hp, progress)),
  });
}
