import { PLAYER_STYLE, Scene } from '../../kit.ts';
import type { Figure } from './look.ts';
import { type Direction, poseOf, type Step } from './pose.ts';

/** Canvas of one frame, in units; four units per pixel of the map. */
export const FRAME = { width: 96, height: 128, feetX: 48, feetY: 118 } as const;
/** Scales the figure down about its feet, so that outlines stay inside the frame. */
const FIT = 0.94;

/** A walking figure as SVG in units. */
export function drawFigure(look: Figure, direction: Direction, step: Step): string {
  const { size = 1, posture, palette, pieces } = look;
  // Lines keep their width at every size of the figure.
  const { outerLine, innerLine } = PLAYER_STYLE;
  const style = { ...PLAYER_STYLE, outerLine: outerLine / size, innerLine: innerLine / size };
  const scene = new Scene(`p${direction}${step}`, palette, { style });
  const pose = poseOf(direction, step, posture);
  const parts = pieces.flatMap((piece) => piece(pose));
  for (const part of parts.toSorted((a, b) => a.near - b.near)) part.draw(scene);
  const { feetX, feetY } = FRAME;
  const about = `translate(${feetX} ${feetY}) scale(${FIT * size}) translate(${-feetX} ${-feetY - 1.5})`;
  return `<g transform="${about}">${scene.content()}</g>`;
}
