import { canvasWords as words } from '../../../src/bridge/canvas.ts';
import { popLabel } from '../../shared/label.ts';
import { mote } from '../../shared/motes.ts';
import type { Actor } from '../actor.ts';
import type { Arena } from '../arena.ts';
import { conditionLooks } from '../conditionLooks.ts';
import type { Cause, Step } from '../plan.ts';

type Change = Extract<Step, { show: 'afflict' | 'recover' | 'hold' }>;

/** A condition comes, goes, or keeps the creature from acting. */
export async function condition(arena: Arena, step: Change): Promise<void> {
  const actor = arena.actors[step.side];
  if (actor === null) return;
  const { scene, layout, plates } = arena;
  const lasting = isAilment(step.cause) ? step.cause : null;
  if (step.show === 'afflict' && lasting !== null) plates[step.side].change({ status: lasting });
  if (step.show === 'recover' && lasting !== null) plates[step.side].change({ status: null });
  const text = (step.show === 'recover' ? words.recovered : words.conditions)[step.cause];
  if (text !== '') {
    void popLabel(scene, { text, ...actor.below, letters: layout.letters });
  }
  if (step.show !== 'recover') void circle(arena, actor, step.cause);
  if (step.show === 'hold') await struggle(arena, actor);
  else await scene.motion.wait(620);
}

/** Motes go once round the creature's head. */
async function circle({ scene }: Arena, actor: Actor, cause: Cause): Promise<void> {
  const { x, y } = actor.middle;
  const reach = actor.size * 0.34;
  await Promise.all(
    Array.from({ length: 5 }, (_, index) =>
      mote(scene, conditionLooks[cause], { ms: 900, delay: index * 50 }, (progress) => {
        const angle = (index / 5 + progress * 0.8) * Math.PI * 2;
        return {
          x: x + Math.cos(angle) * reach,
          y: y - actor.size * 0.22 + Math.sin(angle) * reach * 0.32,
          size: 1.1 * Math.sin(progress * Math.PI),
        };
      }),
    ),
  );
}

async function struggle({ scene, calm }: Arena, actor: Actor): Promise<void> {
  const swing = calm() ? 0 : 6;
  await scene.motion.run({
    ms: 700,
    step: (progress) => {
      actor.pose.x = Math.sin(progress * 26) * swing * (1 - progress);
      actor.apply();
    },
  });
}

type Ailment = 'burn' | 'freeze' | 'paralyz' | 'poison' | 'sleep';
const isAilment = (cause: Cause): cause is Ailment => cause in words.plate;
