import { canvasWords as words } from '../../../src/bridge/canvas.ts';
import type { Arena } from '../arena.ts';
import type { Actor } from '../creature/actor.ts';
import { conditionFrames } from '../creature/conditionFrames.ts';
import { popLabel } from '../labels/popLabel.ts';
import type { AnimationStep, Cause } from '../plan.ts';
import { movements } from '../poses/movements.ts';
import { playMovement } from '../poses/playMovement.ts';
import { hear } from '../sounds.ts';

type Change = Extract<AnimationStep, { show: 'afflict' | 'recover' | 'hold' }>;

/** A condition starts, ends, or prevents the creature from acting. */
export async function condition(arena: Arena, step: Change): Promise<void> {
  const actor = arena.actors[step.side];
  if (actor === null) return;
  const { scene, layout, plates } = arena;
  const lasting = isAilment(step.cause) ? step.cause : null;
  if (step.show === 'afflict' && lasting !== null) plates[step.side].change({ status: lasting });
  if (step.show === 'recover' && lasting !== null) plates[step.side].change({ status: null });
  if (step.show === 'afflict') actor.lingering.add(step.cause);
  if (step.show === 'recover') actor.lingering.remove(step.cause);
  hear(scene, step.show === 'recover' ? 'recover' : 'afflict', step.side, step.show === 'hold' ? 0.5 : 1);
  const text = (step.show === 'recover' ? words.recovered : words.conditions)[step.cause];
  if (text !== '') {
    void popLabel(scene, { text, ...actor.below, letters: layout.letters });
  }
  if (step.show !== 'recover') circle(arena, actor, step.cause);
  if (step.show === 'hold') await struggleAgainst(arena, actor);
  else await scene.motion.wait(620);
}

/** Particles circle the creature's head. */
function circle({ effects }: Arena, actor: Actor, cause: Cause): void {
  const { x, y } = actor.middle;
  const from = { x, y: y - actor.size * 0.22 };
  for (let index = 0; index < 6; index += 1)
    effects.pool.fly({
      frame: conditionFrames[cause],
      ms: 900,
      delay: index * 40,
      from,
      reach: actor.size * 0.36,
      swing: 'orbit',
      flat: 0.32,
      turns: 0.8,
      phase: (index / 6) * Math.PI * 2,
      size: 1.1,
      fade: 0.35,
    });
}

async function struggleAgainst({ scene, calm }: Arena, actor: Actor): Promise<void> {
  if (calm()) return scene.motion.wait(700);
  await playMovement(scene, actor, movements.struggle, {
    ms: 780,
    beside: (progress) => {
      actor.pose.x = progress === 1 ? 0 : Math.sin(progress * 26) * 5 * (1 - progress);
    },
  });
}

type Ailment = 'burn' | 'freeze' | 'paralyz' | 'poison' | 'sleep';
const isAilment = (cause: Cause): cause is Ailment => cause in words.plate;
