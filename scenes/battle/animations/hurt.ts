import { canvasWords as words } from '../../../src/bridge/canvas.ts';
import { popLabel } from '../../shared/label.ts';
import { burst } from '../../shared/motes.ts';
import type { Actor } from '../actor.ts';
import type { Arena } from '../arena.ts';
import { conditionLooks } from '../conditionLooks.ts';
import type { Step } from '../plan.ts';
import { lookOf } from '../typeLooks.ts';
import { runHp } from './runHp.ts';

type Hurting = Extract<Step, { show: 'hurt' }>;

export async function hurt(arena: Arena, step: Hurting): Promise<void> {
  const actor = arena.actors[step.side];
  if (actor === null) return;
  const strong = step.mult >= 2 || step.critical;
  void burst(arena.scene, actor.middle.x, actor.middle.y, {
    look: step.cause in conditionLooks ? conditionLooks[step.cause as 'burn'] : lookOf(step.type),
    count: strong ? 14 : 8,
    reach: actor.size * (strong ? 0.5 : 0.36),
    ms: 520,
    size: strong ? 1.9 : 1.5,
  });
  void recoil(arena, actor, strong);
  void tell(arena, actor, step);
  await runHp(arena, step.side, step.hp);
  await arena.scene.motion.wait(strong || step.mult < 1 ? 320 : 140);
}

/** Flashes white and shakes; in calm mode it only gives way a little. */
async function recoil(arena: Arena, actor: Actor, strong: boolean): Promise<void> {
  const calm = arena.calm();
  if (!calm) await actor.whiten();
  const away = actor.side === 'player' ? -1 : 1;
  const swing = strong ? 16 : 10;
  await arena.scene.motion.run({
    ms: 420,
    step: (progress) => {
      const fading = 1 - progress;
      const { pose } = actor;
      pose.x = calm ? away * swing * Math.sin(progress * Math.PI) : Math.sin(progress * 30) * swing * fading;
      pose.white = calm || progress > 0.5 ? 0 : Math.floor(progress * 12) % 2 === 0 ? 0.85 : 0;
      actor.apply();
      if (strong && !calm) shakeCamera(arena, fading * fading);
    },
  });
}

function shakeCamera({ scene }: Arena, strength: number): void {
  const time = performance.now() / 18;
  scene.cameras.main.setScroll(Math.sin(time) * 7 * strength, Math.cos(time * 1.3) * 5 * strength);
}

async function tell({ scene, layout }: Arena, actor: Actor, step: Hurting): Promise<void> {
  const { letters } = layout;
  const { below, beside } = actor;
  const lines = [
    step.critical ? words.critical : null,
    step.mult >= 4 ? words.ultraEffective : step.mult >= 2 ? words.superEffective : null,
    step.mult > 0 && step.mult < 1 ? words.notVeryEffective : null,
  ].filter((line) => line !== null);
  void popLabel(scene, { text: `−${step.amount}`, ...beside, letters: letters * 1.4, fill: '#ff9c8f' });
  for (const text of lines) {
    const fill = step.mult < 1 ? '#cfd3e6' : '#ffe07a';
    void popLabel(scene, { text, ...below, letters, fill, ms: 1250 });
  }
}
