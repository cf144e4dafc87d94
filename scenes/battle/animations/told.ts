import type { Arena } from '../arena.ts';
import type { Actor } from '../creature/actor.ts';
import type { CommonFrame } from '../effects/frames.ts';
import type { AnimationStep } from '../plan.ts';

type Telling = Extract<AnimationStep, { show: 'tell' }>;

const shields: ReadonlySet<Telling['word']> = new Set(['guard', 'blocked', 'screen']);
const gathering: ReadonlySet<Telling['word']> = new Set(['charge', 'hide']);
const weathers: Readonly<Partial<Record<Telling['word'], CommonFrame>>> = {
  sun: 'sun',
  rain: 'rain',
  sand: 'sand',
  hail: 'snow',
};

/** Shows particles for guards, for charging and for the weather. */
export function showTold(arena: Arena, step: Telling): void {
  const weather = weathers[step.word];
  if (weather !== undefined) pour(arena, weather);
  const actor = step.side === null ? null : arena.actors[step.side];
  if (actor === null) return;
  if (shields.has(step.word)) orbit(arena, actor, 'shield', 0.4);
  if (gathering.has(step.word)) orbit(arena, actor, 'light', -0.5);
}

/** Shows particles all over the stage, once. */
function pour({ effects, layout, calm }: Arena, frame: CommonFrame): void {
  const count = calm() ? 8 : 26;
  for (let index = 0; index < count; index += 1) {
    const x = ((index * 0.618) % 1) * (layout.width + 120);
    const y = ((index * 0.37) % 1) * layout.height * 0.8;
    const slant = frame === 'sand' ? 320 : frame === 'sun' ? 0 : 70;
    const deep = frame === 'sand' ? 30 : frame === 'sun' ? -40 : 260;
    effects.pool.fly({
      frame: `common.${frame}`,
      ms: calm() ? 700 : 620,
      delay: calm() ? 0 : (index % 9) * 45,
      from: { x, y },
      to: calm() ? { x, y } : { x: x - slant, y: y + deep },
      size: 0.9 + (index % 3) * 0.25,
      spin: frame === 'rain' || calm() ? 0 : 2,
      fade: 0.3,
    });
  }
}

/** Shows particles round a creature: a shield, or light that moves inwards while the creature charges. */
function orbit({ effects, calm }: Arena, actor: Actor, frame: CommonFrame, turns: number): void {
  for (let index = 0; index < 8; index += 1)
    effects.pool.fly({
      frame: `common.${frame}`,
      ms: 720,
      from: actor.middle,
      reach: actor.size * 0.42,
      swing: frame === 'shield' || calm() ? 'orbit' : 'close',
      turns: calm() ? 0 : turns,
      flat: 0.9,
      phase: (index / 8) * Math.PI * 2,
      size: 1.2,
    });
}
