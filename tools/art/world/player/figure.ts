import { PLAYER_STYLE, Scene } from '../../kit.ts';
import { arms, backpack, coat, drawScarf, legs } from './body.ts';
import { drawCap } from './cap.ts';
import { drawFace, type Head, showsFace } from './face.ts';
import { drawBackHair, drawFringe } from './hair.ts';
import type { Look } from './look.ts';
import { type Direction, MIDDLE, poseOf, type Step } from './pose.ts';

/** Canvas of one frame, in units: four for each pixel of the map. */
export const FRAME = { width: 96, height: 128, feetX: 48, feetY: 118 } as const;
/** Shrinks the figure a little about its feet, so that outlines stay inside the frame. */
const FIT = 'translate(48 118) scale(.94) translate(-48 -119.5)';

/** A walking figure as SVG in units. */
export function drawFigure(look: Look, direction: Direction, step: Step): string {
  const scene = new Scene(`p${direction}${step}`, look, { style: PLAYER_STYLE });
  const pose = poseOf(direction, step);
  const parts = [...legs(pose), backpack(pose), coat(pose), ...arms(pose)];
  for (const part of parts.toSorted((a, b) => a.near - b.near)) part.draw(scene);
  drawScarf(scene, pose);
  const head: Head = { x: MIDDLE + pose.forward.across * 2, y: 42 + pose.lift };
  drawBackHair(scene, head, pose);
  if (showsFace(pose)) drawFace(scene, head, pose);
  drawFringe(scene, head, pose);
  drawCap(scene, head, pose);
  return `<g transform="${FIT}">${scene.content()}</g>`;
}
