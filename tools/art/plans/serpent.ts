import type { FormLine } from '../core/form.ts';
import type { Scene } from '../core/scene.ts';
import { ellipse, openSpline } from '../core/shapes.ts';
import { ink, type SpinePoint, tube } from '../core/tube.ts';
import { drawBeastHead } from './beast-head.ts';
import { type Anchors, bellyMark, type Dress, headShadow } from './body.ts';
import { measureSerpent, type SerpentShape } from './serpent-shape.ts';

/** The belly side of a rising tube: its left half. */
const bellyOf = (spine: readonly SpinePoint[]): SpinePoint[] => {
  return spine.map(([x, y, radius]): SpinePoint => [x - radius * 0.86, y + radius * 0.1, radius * 0.86]);
};

/** The lines between the belly scales of a rising neck. */
function scaleLines(spine: readonly SpinePoint[], count: number): FormLine[] {
  const places = openSpline(spine.map(([x, y]): [number, number] => [x, y])).points(12);
  const radius = spine[1]![2];
  return Array.from({ length: count }, (_, i): FormLine => {
    const [x, y] = places[Math.round(((i + 1.6) * (places.length - 1)) / (count + 2.2))]!;
    return ink(
      [
        [x - radius * 1.05, y - radius * 0.06],
        [x - radius * 0.5, y + radius * 0.22],
        [x + radius * 0.02, y + radius * 0.06],
      ],
      3,
    );
  });
}

/** A coiled serpent with its neck raised, in three-quarter view, looking left. */
export function drawSerpent(scene: Scene, shape: SerpentShape = {}, dress: Dress = {}): Anchors {
  const { at, girth, behind, front, neck, tailSpine } = measureSerpent(shape);
  const ramp = dress.main ?? 'main';
  const marks = dress.bodyMarks?.(at) ?? [];
  dress.behind?.(at);
  // tail
  scene.form(tube(tailSpine), { ramp, marks });
  // coil behind
  scene.form(tube(behind), { ramp, dim: true, marks });
  // neck
  scene.form(tube(neck), {
    ramp,
    shade: girth * 0.42,
    marks: [...bellyMark(dress, tube(bellyOf(neck))), ...marks],
    cast: [headShadow({ ...at.head, radius: at.head.radius * 0.9 })],
    lines: dress.belly === false ? [] : scaleLines(neck, 4),
  });
  // coil in front
  const [left, right] = [front[3]!, front[0]!];
  const underside = tube(front.map(([x, y, radius]): SpinePoint => [x, y + radius * 0.86, radius * 0.7]));
  scene.form(tube(front), {
    ramp,
    shade: girth * 0.4,
    marks: [...bellyMark(dress, underside), ...marks],
    highlights: [
      ellipse((left[0] * 3 + right[0]) / 4 + 8, front[2]![1] - girth * 0.62, girth, girth * 0.17, 2),
    ],
  });
  dress.between?.(at);
  drawBeastHead(scene, at, { snout: 0.3, ...shape }, dress);
  dress.front?.(at);
  return at;
}
