import { type Creature, creature } from '../creature.ts';
import type { Scene } from '../kit.ts';
import { drawBeetle } from '../plans/beetle.ts';
import { drawBird } from '../plans/bird.ts';
import type { Anchors } from '../plans/body.ts';
import { drawCaterpillar } from '../plans/caterpillar.ts';
import { drawFace, type FaceOptions } from '../plans/face.ts';
import { drawFish } from '../plans/fish.ts';
import { drawHoofed } from '../plans/hoofed.ts';
import { drawLizard } from '../plans/lizard.ts';
import type { PlanName } from '../plans/plan-names.ts';
import { drawQuadruped } from '../plans/quadruped.ts';
import { drawRodent } from '../plans/rodent.ts';
import { drawSerpent } from '../plans/serpent.ts';
import { drawSitting } from '../plans/sitting.ts';
import { drawSprite } from '../plans/sprite.ts';
import { drawVessel } from '../plans/vessel.ts';
import { drawWisp } from '../plans/wisp.ts';

const palette = {
  main: '#7fb2e8',
  belly: '#fff3d8',
  hoof: '#4f4a6a',
  beak: '#ffb03b',
  fin: '#ff9d6b',
  leg: '#4f4a6a',
  shell: '#ff8f6b',
  iris: '#5a4fb0',
};
const FLOATING: readonly PlanName[] = ['fish', 'cloak'];
type Front = { readonly front: (at: Anchors) => void };

function bare(id: string, plan: PlanName, draw: (scene: Scene, face: Front) => void, face: FaceOptions = {}) {
  const options = { plan, palette, stage: 1, ...(FLOATING.includes(plan) ? { float: 8 } : {}) } as const;
  return creature(id, options, (scene) => {
    draw(scene, { front: (at) => drawFace(scene, at, { kind: 'dot', ...face }) });
  });
}

const smiling = { mouth: 'smile' } as const;
const nosed = { mouth: 'smile', nose: '#4a3050' } as const;

/** Every body plan with its defaults and a face. */
export const PLAN_GALLERY: readonly Creature[] = [
  bare('drawQuadruped', 'quadruped', (scene, face) => drawQuadruped(scene, {}, face), nosed),
  bare('drawSitting', 'quadruped', (scene, face) => drawSitting(scene, {}, face), nosed),
  bare('drawHoofed', 'hoofed', (scene, face) => drawHoofed(scene, {}, face), nosed),
  bare('drawRodent', 'rodent', (scene, face) => drawRodent(scene, {}, face), nosed),
  bare('drawBird', 'bird', (scene, face) => drawBird(scene, {}, face)),
  bare('drawSprite', 'sprite', (scene, face) => drawSprite(scene, {}, face), smiling),
  bare('drawLizard', 'lizard', (scene, face) => drawLizard(scene, {}, face), smiling),
  bare('drawSerpent', 'serpent', (scene, face) => drawSerpent(scene, {}, face), smiling),
  bare('drawCaterpillar', 'caterpillar', (scene, face) => drawCaterpillar(scene, {}, face), smiling),
  bare('drawBeetle', 'beetle', (scene, face) => drawBeetle(scene, {}, { shell: 'shell', ...face }), smiling),
  bare('drawBeetle-ant', 'ant', (scene, face) => drawBeetle(scene, { waist: 1, legs: 30 }, face), smiling),
  bare('drawFish', 'fish', (scene, face) => drawFish(scene, {}, face), smiling),
  bare('drawVessel', 'vessel', (scene, face) => drawVessel(scene, {}, face), smiling),
  bare(
    'drawWisp-tail',
    'cloak',
    (scene, face) => drawWisp(scene, { tips: 1, length: 100, trail: 0.8, reach: [0.8, 0.3] }, face),
    smiling,
  ),
];
